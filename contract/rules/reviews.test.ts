import fc from 'fast-check'
import { isReviewText, REVIEW_LENGTH, reviewTypeOf } from './reviews'

test.each([
  ['四个字呀', false],
  ['刚好五个字', true],
  ['  四个字呀  ', false],
  ['👍👍👍👍', false],
  ['👍👍👍👍👍', true],
])('%s: %s', (text, right) => {
  expect(isReviewText(text)).toBe(right)
})

test('a review has 5 to 500 characters without surrounding blanks', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(5), (length, blanks) => {
      const text = ' '.repeat(blanks) + '好'.repeat(length) + ' '.repeat(blanks)
      expect(isReviewText(text)).toBe(length >= REVIEW_LENGTH.min && length <= REVIEW_LENGTH.max)
    }),
  )
})

test('goods of both kinds are reviewed as goods, an activity as an activity, and a fee cannot be reviewed', () => {
  expect([1, 3, 21, 31, 32, 33, 100, 102].map(reviewTypeOf)).toEqual([9, 20, 21, 31, 32, 32, 236, 102])
  expect([2, 28, 101, 205, 211, 0].map(reviewTypeOf)).toEqual([null, null, null, null, null, null])
})
