import type { OrderRow } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { Kept } from '@/session/memberKeep'
import { countOf, OrderListStore, tabOf } from './OrderListStore'

const row = (gid: string) => ({ gid }) as OrderRow

test('each tab loads its status, and a late answer of another tab is ignored', async () => {
  const asked: number[] = []
  let answerAll: () => void = () => undefined
  const store = new OrderListStore({
    tab: 'all',
    emptyState: (tab) => ({ kind: 'empty', message: tab }),
    fetchPage: (status) => {
      asked.push(status)
      const page = { list: [row(String(status))], total: 1, hasMore: false }
      return status === 0 ? new Promise((resolve) => (answerAll = () => resolve(page))) : Promise.resolve(page)
    },
  })
  const first = store.list.load()
  store.choose('refund')
  await Promise.resolve()
  answerAll()
  await first
  await Promise.resolve()
  expect(asked).toEqual([0, 15])
  expect(store.list.rows.map(({ gid }) => gid)).toEqual(['15'])
})

test('a search loads its word once, and everything when the box is cleared', async () => {
  const asked: string[] = []
  const store = new OrderListStore({
    tab: 'fulfil',
    emptyState: (_tab, word) => ({ kind: 'empty', message: word }),
    fetchPage: async (status, _page, word) => {
      asked.push(`${status} ${word}`)
      return { list: [], total: 0, hasMore: false }
    },
  })
  store.search.write(' 保温壶 ')
  store.search.submit()
  store.search.submit()
  await Promise.resolve()
  await Promise.resolve()
  expect(store.list.state).toMatchObject({ kind: 'empty', message: '保温壶' })
  store.search.write('')
  expect(asked).toEqual(['11 保温壶', '11 '])
})

test('an address selects its tab by word or status', () => {
  expect([tabOf('review'), tabOf('13'), tabOf('99'), tabOf(undefined)]).toEqual(['review', 'review', 'all', 'all'])
})

test('counts come from the profile; the tab of all orders has none', () => {
  const counts = { unpaid: 1, toFulfil: 2, toReceive: 3, toReview: 4, refunds: 5 }
  expect(
    (['all', 'unpaid', 'fulfil', 'receive', 'review', 'refund'] as const).map((tab) => countOf(tab, counts)),
  ).toEqual([undefined, 1, 2, 3, 4, 5])
})

test('without a network the tickets of the last time are shown, never an older page, and no other tab', async () => {
  let online = true
  let device: Kept<readonly OrderRow[]> | null = null
  const ticket = { gid: 't', actions: ['use'] } as unknown as OrderRow
  const other = { gid: 'o', actions: ['comment'] } as unknown as OrderRow
  const open = (tab: 'all' | 'refund' = 'all') =>
    new OrderListStore({
      tab,
      emptyState: () => ({ kind: 'empty', message: '' }),
      fetchPage: async () => {
        if (!online) throw new GatewayError({ kind: 'network', code: 500000, msg: '网络断开了', offline: true })
        return { list: [other, ticket], total: 2, hasMore: false }
      },
      kept: {
        read: () => device,
        write: (value, at) => {
          device = { at, value }
        },
        forget: () => undefined,
      },
      now: () => 5,
    })
  const shown = async (store: OrderListStore) => {
    await store.list.load()
    return [store.isKept, store.list.state.kind, store.list.rows.map(({ gid }) => gid).join()]
  }
  const first = open()
  expect([await shown(first), first.keeps]).toEqual([[false, 'ready', 'o,t'], true])
  online = false
  expect(await shown(first)).toEqual([false, 'ready', 'o,t'])
  expect((await shown(open('refund')))[1]).toBe('error')
  const later = open()
  expect(await shown(later)).toEqual([true, 'ready', 't'])
  online = true
  expect(await shown(later)).toEqual([false, 'ready', 'o,t'])
  device = null
  online = false
  expect((await shown(open()))[1]).toBe('error')
})
