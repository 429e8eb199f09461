import { neighbour } from './neighbour'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

test.each([
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['x', 1, 'a'],
] as const)('from %s by %i to %s', (id, by, to) => expect(neighbour(items, id, by)?.id).toBe(to))

test('a single video and an empty list have no neighbour', () => {
  expect(neighbour([{ id: 'a' }], 'a', 1)).toBeNull()
  expect(neighbour([], 'a', -1)).toBeNull()
})
