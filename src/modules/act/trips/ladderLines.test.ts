import { ladderLines } from './ladderLines'

const at = (written: string) => Date.parse(`${written}:00+08:00`)
const STEPS = [
  { hours: 72, share: 50 },
  { hours: 168, share: 100 },
]

test('the ladder is said with dates, the earliest first, and what is over is left out', () => {
  const start = at('2026-12-03T09:00')
  expect(ladderLines(STEPS, start, at('2026-11-22T20:00'))).toEqual([
    '11月26日 09:00前全额退',
    '11月30日 09:00前退50%',
    '此后不可退款',
  ])
  expect(ladderLines(STEPS, start, at('2026-11-27T20:00'))).toEqual(['11月30日 09:00前退50%', '此后不可退款'])
  expect(ladderLines(STEPS, start, at('2026-12-01T20:00'))).toEqual(['此后不可退款'])
  // The instant of a step is the last one in it.
  const last = at('2026-11-30T09:00')
  expect(ladderLines(STEPS, start, last)).toHaveLength(2)
  expect(ladderLines(STEPS, start, last + 1)).toEqual(['此后不可退款'])
  expect(ladderLines([], start, start)).toEqual(['未设退款规则，请联系客服'])
})
