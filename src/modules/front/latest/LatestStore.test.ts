import type { ItemSummary } from '@quanzi/contract'
import { ALL, LatestStore } from './LatestStore'

const item = (id: string, moduleType: number, publishedAt: number) => ({ id, moduleType, publishedAt }) as ItemSummary
const ITEMS = [item('a', 9, 50), item('b', 11, 40), item('c', 9, 30), item('d', 14, 20)]

const storeOf = (seenUntil: number) =>
  new LatestStore({
    fetchPage: async (type) => {
      const list = ITEMS.filter(({ moduleType }) => type === ALL || moduleType === type)
      return { list, total: list.length, hasMore: false }
    },
    emptyState: () => ({ kind: 'empty' }),
    seenUntil,
  })

test('expect-reading §3 index/latest: no empty tabs, and a line where the last visit ended', async () => {
  const store = storeOf(30)
  await store.list.load()
  expect([store.modules, store.boundary, store.seen]).toEqual([[9, 11, 14], 'c', 50])
  store.choose(9)
  await new Promise(setImmediate)
  expect(store.list.rows.map(({ id }) => id)).toEqual(['a', 'c'])
  expect([store.modules, store.boundary]).toEqual([[9, 11, 14], 'c'])
})

test.each([0, 60])('without anything seen, or with nothing new, there is no line (%d)', async (seenUntil) => {
  const store = storeOf(seenUntil)
  await store.list.load()
  expect(store.boundary).toBeNull()
})
