import { createId } from './createId'

test('an id is a version 4 UUID', () => {
  expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('the extremes of the random source give valid ids', () => {
  expect(createId(() => 0)).toBe('00000000-0000-4000-8000-000000000000')
  expect(createId(() => 0.999)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
