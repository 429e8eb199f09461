import type { Call } from '@/gateway/call'
import { GrowthStore } from './GrowthStore'

function setUp({ failing = false } = {}) {
  const asked: Record<string, unknown>[] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    asked.push({ uri, ...params })
    if (uri === '/multidis/grouth') {
      if (failing && params.by === 'month') throw new Error('offline')
      return { list: [{ date: '2026-11-16', fans: 3, orders: 1 }], total: 1, hasMore: false }
    }
    if (uri === '/multidis/statistic') return { fans: 7, total: { orders: 2, amount: 100 } }
    return {
      list: [
        { id: '1', note: '', tag: '' },
        { id: '2', note: '旧', tag: 'keen' },
      ],
      total: 2,
      hasMore: false,
    }
  }) as unknown as Call
  const store = new GrowthStore({ iid: 1000, empty: () => ({ kind: 'empty' }), ask })
  return { store, asked }
}

test('weeks first, then days; a tapped bar is chosen until a second tap or another period', async () => {
  const { store, asked } = setUp()
  await store.load()
  expect([store.rows.length, store.statistic?.fans, store.list.rows.length]).toEqual([1, 7, 2])
  store.choose('2026-11-16')
  expect(store.picked?.fans).toBe(3)
  await store.show('day')
  expect(store.picked).toBeNull()
  expect(asked).toContainEqual({ uri: '/multidis/grouth', iid: 1000, by: 'day', pageNo: 1, pageSize: 14 })
})

test('a period that does not come leaves the one before', async () => {
  const { store } = setUp({ failing: true })
  await store.load()
  await expect(store.show('month')).rejects.toThrow('offline')
  expect([store.by, store.rows.length]).toEqual(['week', 1])
})

test('a saved note shows at once; in a list of one tag a client with another tag leaves', async () => {
  const { store, asked } = setUp()
  await store.load()
  store.noted('1', { text: '新', tag: 'later' })
  expect(store.list.rows[0]).toMatchObject({ note: '新', tag: 'later' })
  store.filter('keen')
  await store.list.load()
  expect(asked.at(-1)).toMatchObject({ uri: '/multidis/fans/list', tag: 'keen' })
  store.noted('2', { text: '再', tag: 'later' })
  expect(store.list.rows.map(({ id }) => id)).toEqual(['1'])
})
