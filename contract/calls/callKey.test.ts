import fc from 'fast-check'
import { callKey } from './callKey'

test('the order of the parameters does not matter, empty ones are left out', () => {
  expect(callKey('/v1/content/list', { pageNo: 1, iid: 1000, tag: undefined, x: null })).toBe(
    '/v1/content/list?iid=1000&pageNo=1',
  )
})

test('shuffling keeps the key', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (params) => {
      const shuffled = Object.fromEntries(Object.entries(params).reverse())
      expect(callKey('/u', shuffled)).toBe(callKey('/u', params))
    }),
  )
})
