import type { OwnRank, RankPage, RankRow } from '@quanzi/contract'
import { type ResultFilters, ResultListStore } from './ResultListStore'

const row = (id: string, rank: number) => ({ id, markId: id, rank, likes: 2, liked: false }) as RankRow

function storeOf(setLike: () => Promise<{ on: boolean; count: number }> = async () => ({ on: true, count: 3 })) {
  const asked: [ResultFilters, string, number][] = []
  const store = new ResultListStore({
    fetchPage: async (filters, bib, pageNo) => {
      asked.push([filters, bib, pageNo])
      const page: RankPage = {
        list: [row('a', 1), row('b', 2)],
        total: 2,
        hasMore: false,
        mine: row('b', 2) as OwnRank,
      }
      return page
    },
    setLike,
    emptyState: (isSearch) => ({ kind: 'empty', message: isSearch ? 'found' : 'none' }),
  })
  return { store, asked }
}

test('filters and a bib ask anew from the first page; the own row stays fixed', async () => {
  const { store, asked } = storeOf()
  await store.list.load()
  expect(store.mine?.rank).toBe(2)
  store.change({ sex: '2' })
  store.change({ categoryId: 'c1' })
  store.search.write('1001')
  store.search.submit()
  await store.list.load()
  expect(asked.at(-1)).toEqual([{ categoryId: 'c1', sex: '2' }, '1001', 1])
})

test('a heart shows at once and goes back when it is refused', async () => {
  const { store } = storeOf()
  await store.list.load()
  await store.like(row('a', 1))
  expect(store.list.rows[0]).toMatchObject({ liked: true, likes: 3 })
  const refused = storeOf(() => Promise.reject(new Error('offline')))
  await refused.store.list.load()
  await expect(refused.store.like(row('a', 1))).rejects.toThrow('offline')
  expect(refused.store.list.rows[0]).toMatchObject({ liked: false, likes: 2 })
})
