import fc from 'fast-check'
import { formatPace, formatTime, parseTime, placeNumber } from './formatTime'

test('expect-play §3 game/result: h:mm:ss, pace, and places with thousands', () => {
  expect(formatTime(5_400_000)).toBe('1:30:00')
  expect(formatTime(2_051_499)).toBe('0:34:11')
  expect(formatPace(305_000)).toBe('5\'05"')
  expect([placeNumber(12), placeNumber(3204), placeNumber(1_000_000)]).toEqual(['12', '3,204', '1,000,000'])
})

test('a written time is read back, and anything else is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 * 3600 + 3599 }), (seconds) => {
      expect(parseTime(formatTime(seconds * 1000))).toBe(seconds * 1000)
    }),
  )
  for (const wrong of ['', '90', '1:60:00', '1:00:60', '-1:00:00', '1:00']) expect(parseTime(wrong)).toBeNull()
})
