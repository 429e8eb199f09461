import type { Call } from '@/gateway/call'
import type { callOnce } from '@/gateway/callOnce'
import { PlannedStoreStore } from './PlannedStoreStore'

const setUp = (mark: () => Promise<unknown> = async () => ({})) =>
  new PlannedStoreStore({
    ...{ iid: 1000, storeId: 's1', empty: () => ({ kind: 'empty' as const }) },
    ask: (async () => ({
      store: { id: 's1', name: '季前预售', img: '', plan: '', collected: false },
      ...{ list: [{ id: 'p1' }], total: 1, hasMore: false },
    })) as unknown as Call,
    mark: mark as unknown as typeof callOnce,
  })

test('the store comes with its items, and is collected and taken back', async () => {
  const store = setUp()
  await store.list.load()
  expect([store.store?.name, store.list.rows.length, store.list.state.kind]).toEqual(['季前预售', 1, 'ready'])
  await store.collect()
  expect(store.store?.collected).toBe(true)
  await store.collect()
  expect(store.store?.collected).toBe(false)
})

test('a failed mark restores what was shown', async () => {
  const store = setUp(async () => {
    throw new Error('offline')
  })
  await store.list.load()
  await expect(store.collect()).rejects.toThrow('offline')
  expect(store.store?.collected).toBe(false)
})
