import { ServerClock } from '.'

const HOUR = 3_600_000
const TRUE_TIME = Date.UTC(2026, 4, 20, 2, 0, 0, 400)

/** A phone whose clock is wrong by so much, and an answer that took 200 ms. */
function phone(wrong: number) {
  let now = TRUE_TIME + wrong
  const clock = new ServerClock(() => now)
  const ask = (date: string | undefined = new Date(TRUE_TIME + 100).toUTCString()) => {
    const sentAt = now
    now += 200
    clock.learn(date, sentAt)
    return clock.now() - (TRUE_TIME + 200)
  }
  return { clock, ask, setBack: (ms: number) => (now -= ms) }
}

test.each([-400 * 24 * HOUR, -5 * HOUR, 3 * 24 * HOUR])('a clock that is wrong by %d ms is put right', (wrong) => {
  expect(Math.abs(phone(wrong).ask())).toBeLessThan(1000)
})

test('a clock that may be right stays as it is', () => {
  const { clock, ask } = phone(0)
  ask()
  expect(clock.ahead).toBe(0)
})

test('an answer without a date, or one that tells nothing, changes nothing; a clock that is set later is put right again', () => {
  const { clock, ask, setBack } = phone(5 * HOUR)
  ask('')
  ask('yesterday')
  expect(clock.ahead).toBe(0)
  ask()
  const first = clock.ahead
  expect(first).toBeLessThan(-4 * HOUR)
  setBack(5 * HOUR + 200)
  ask()
  expect(Math.abs(clock.ahead)).toBeLessThan(1000)
})
