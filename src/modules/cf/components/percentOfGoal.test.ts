import { percentOfGoal } from './percentOfGoal'

test.each([
  [0, 100, 0],
  [99_999, 100_000, 99],
  [100_000, 100_000, 100],
  [5, 0, 0],
])('%d of %d fen are %d percent', (raised, goal, percent) => {
  expect(percentOfGoal(raised, goal)).toBe(percent)
})
