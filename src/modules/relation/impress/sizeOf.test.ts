import { sizeOf } from './sizeOf'

test('the most frequent words are the largest', () => {
  expect([9, 7, 6, 4, 3, 1].map((count) => sizeOf(count, 9))).toEqual([
    'big',
    'big',
    'middle',
    'middle',
    'small',
    'small',
  ])
  expect(sizeOf(1, 1)).toBe('big')
})
