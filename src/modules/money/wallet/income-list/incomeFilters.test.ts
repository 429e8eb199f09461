import { filterBar, filtersOf } from './incomeFilters'

test('the address names the filters; unknown values and a state without commissions are left out', () => {
  expect(filtersOf({ kind: 'commission', state: 'pending', month: '2026-11' })).toEqual({
    kind: 'commission',
    state: 'pending',
    month: '2026-11',
  })
  expect(filtersOf({ kind: 'refund', state: 'pending', month: 'x', day: '2026-11-02' })).toEqual({
    kind: 'refund',
    day: '2026-11-02',
  })
  expect(filtersOf({ kind: 'gold' })).toEqual({})
})

test('a month outside the last two years can stand in the address too', () => {
  const now = Date.parse('2026-11-22T12:00:00+08:00')
  const [, months] = filterBar({ month: '2020-01' }, now)
  expect(months?.options.slice(1, 13).map(({ value }) => value)).toEqual([
    ...['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04'],
    ...['2026-03', '2026-02', '2026-01', '2025-12'],
  ])
  expect(months?.options.at(-1)?.value).toBe('2020-01')
})
