import { placesGapWords, timeGapWords } from './gapWords'

const ms = (value: number) => ({ value })

test('expect-play §3: a time says how long after the first it came, as the times are shown', () => {
  expect(timeGapWords(ms(3_725_000), ms(125_000))).toBe('落后第一名 1:00:00')
  expect(timeGapWords(ms(190_000), ms(125_000))).toBe('落后第一名 1:05')
  // 2:05 and 2:06 are shown, though half a second lies between.
  expect(timeGapWords(ms(125_600), ms(125_100))).toBe('落后第一名 0:01')
})

test('the first, who comes at the same second, and a list without a first have no gap', () => {
  expect(timeGapWords(ms(125_000), ms(125_000))).toBe('')
  expect(timeGapWords(ms(125_400), ms(124_600))).toBe('')
  expect(timeGapWords(ms(125_000), null)).toBe('')
})

test('expect-play §3: the own place says how many checkpoints the first has more', () => {
  expect(placesGapWords(ms(3), ms(8))).toBe('落后第一名5个检查点')
  expect(placesGapWords(ms(8), ms(8))).toBe('')
  expect(placesGapWords(ms(8), null)).toBe('')
})
