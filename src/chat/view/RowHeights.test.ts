import { RowHeights } from './RowHeights'

const ids = Array.from({ length: 37 }, (_, at) => `m${at}`)
const heightOf = (at: number) => 40 + ((at * 29) % 60) + (at % 3) / 3

test('where rows begin and which row is at a height follow from the measured heights, in any order of measuring', () => {
  const rows = new RowHeights()
  rows.take(ids)
  expect([rows.top(37), rows.rowAt(71), rows.rowAt(72)]).toEqual([37 * 72, 0, 1])
  for (let n = 0; n < 37; n++) expect(rows.measure(`m${(n * 11) % 37}`, heightOf((n * 11) % 37))).toBe(true)
  let sum = 0
  for (const at of ids.keys()) {
    expect(rows.top(at)).toBeCloseTo(sum, 1)
    expect([rows.rowAt(rows.top(at)), rows.rowAt(rows.top(at + 1) - 0.5)]).toEqual([at, at])
    sum += heightOf(at)
  }
  expect([rows.measure('m5', heightOf(5)), rows.measure('m5', 0), rows.rowAt(1e9)]).toEqual([false, false, 37])
})

test('rows that come above the others keep the heights that are known', () => {
  const rows = new RowHeights()
  rows.take(ids)
  rows.measure('m0', 100)
  rows.take(['older', ...ids])
  expect([rows.indexOf('m0'), rows.top(2), rows.areKnown(1, 2), rows.areKnown(0, 2)]).toEqual([1, 172, true, false])
})
