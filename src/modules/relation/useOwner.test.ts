import { namedRid } from './useOwner'

test('an address without a rid names nobody, so that the own profile is shown', () => {
  expect([namedRid({}), namedRid({ rid: '' })]).toEqual([0, 0])
})

test('an address with a rid names that person', () => {
  expect(namedRid({ rid: '200009' })).toBe(200009)
})

test('a rid that cannot be one is not taken for the own: it is a number that nobody has', () => {
  for (const rid of ['abc', '0', '-3', '1.5', '1e999']) expect(namedRid({ rid })).toBe(Number.MAX_SAFE_INTEGER)
})
