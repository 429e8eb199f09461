import { timeLeft } from './timeLeft'

test.each([
  [0, 0, '00:00'],
  [-5000, 0, '00:00'],
  [1, 0, '00:01'],
  [59_000, 0, '00:59'],
  [15 * 60_000, 0, '15:00'],
  [3_600_000, 0, '01:00:00'],
  [90_061_000, 1, '01:01:01'],
])('%i ms', (milliseconds, days, clock) => {
  expect(timeLeft(milliseconds)).toEqual({ days, clock })
})
