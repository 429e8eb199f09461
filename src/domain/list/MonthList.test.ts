import type { IncomeEntry, IncomePage } from '@quanzi/contract'
import { MonthList } from './MonthList'

const entry = (id: string, day: string): IncomeEntry => ({
  id,
  kind: 'cashback',
  title: '',
  amount: 100,
  state: 'settled',
  at: Date.parse(`${day}T12:00:00+08:00`),
})

const PAGES: readonly IncomePage[] = [
  {
    list: [entry('e4', '2026-11-20'), entry('e3', '2026-11-01')],
    total: 4,
    hasMore: true,
    in: 400,
    out: 0,
    months: [{ month: '2026-11', in: 200, out: 0 }],
  },
  {
    list: [entry('e2', '2026-10-31'), entry('e1', '2026-10-02')],
    total: 4,
    hasMore: false,
    in: 400,
    out: 0,
    months: [{ month: '2026-10', in: 200, out: 30 }],
  },
]

test('each month has a head with its sums, also over two pages', async () => {
  const store = new MonthList<IncomeEntry>({
    fetchPage: async (pageNo) => PAGES[pageNo - 1] as IncomePage,
    timeOf: ({ at }) => at,
    emptyState: () => ({ kind: 'empty' }),
  })
  await store.list.load()
  await store.list.loadMore()
  expect(store.list.rows.map(({ id }) => store.headOf(id)?.month ?? '')).toEqual(['2026-11', '', '2026-10', ''])
  expect(store.headOf('e2')).toEqual({ month: '2026-10', in: 200, out: 30 })
  expect(store.sums).toEqual({ in: 400, out: 0 })
})
