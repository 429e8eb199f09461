import fc from 'fast-check'
import { dropEmpty, shareParams, usableKey } from './shareLink'

test('shell-and-routes §2: undefined, null and empty are dropped, 0 and false are not', () => {
  expect(dropEmpty({ a: undefined, b: null, c: '', d: 0, e: false, f: 'x', g: ' ' })).toEqual({
    d: '0',
    e: 'false',
    f: 'x',
    g: ' ',
  })
})

test('cleaning twice changes nothing', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined, ''))
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), value), (params) =>
      expect(dropEmpty(dropEmpty(params))).toEqual(dropEmpty(params)),
    ),
  )
})

test('shell-and-routes §2: the channel is written unless it is 1000', () => {
  expect(shareParams({ id: 5, cid: '9' }, { cid: 1000 })).toEqual({ id: '5' })
  expect(shareParams({ id: 5 }, { cid: 2001 })).toEqual({ id: '5', cid: '2001' })
})

test("shell-and-routes §2: the sharer's key replaces the one the page was opened with", () => {
  const params = { id: 5, disrParentMultiDisKey: 'parent' }
  expect(shareParams(params, { cid: 1000, key: 'mine' })).toEqual({ id: '5', disrParentMultiDisKey: 'mine' })
  expect(shareParams(params, { cid: 1000, key: 'empty' })).toEqual({ id: '5' })
})

test.each([undefined, null, '', 'empty'])('shell-and-routes §2: %j is not a key', (key) =>
  expect(usableKey(key)).toBeNull(),
)
