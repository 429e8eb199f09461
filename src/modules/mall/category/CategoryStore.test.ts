import type { FeatureType, GoodsCategory } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { CategoryStore } from './CategoryStore'

const settled = () => new Promise((done) => setTimeout(done))
const cat = (id: string, children: readonly GoodsCategory[] = []): GoodsCategory => ({
  id,
  name: id,
  img: '',
  children,
})

function setUp(
  source: 'mall' | 'store',
  tree: readonly GoodsCategory[] | readonly FeatureType[],
  failing = new Set<string>(),
) {
  const asked: string[] = []
  const ask = (async ({ uri }: { uri: string }, params: { catId?: string; typeId?: string }) => {
    if (uri !== '/v2/goods/list') return tree
    const id = params.catId ?? params.typeId ?? ''
    asked.push(id)
    if (failing.has(id)) throw new Error('offline')
    return { list: [{ goodsId: `${id}-1` }], total: 9, hasMore: true }
  }) as Call
  const store = new CategoryStore({ iid: 1000, source, emptyText: () => '还没有商品', ask })
  return { store, asked }
}

test('the goods of the first categories load at once, those below when they come near, each once', async () => {
  const { store, asked } = setUp(
    'mall',
    ['a', 'b', 'c', 'd', 'e'].map((id) => cat(id)),
  )
  await store.load()
  await settled()
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(store.shelves.map(({ state, rows }) => [state, rows.length])).toEqual([
    ...Array.from({ length: 3 }, () => ['ready', 1]),
    ...Array.from({ length: 2 }, () => ['waiting', 0]),
  ])
  store.show('c')
  await settled()
  expect([asked, store.active]).toEqual([['a', 'b', 'c', 'd', 'e'], 'c'])
})

test('while the page scrolls to a chosen category, those on the way are not marked; after it, or by a finger, they are', async () => {
  const { store } = setUp(
    'mall',
    ['a', 'b', 'c', 'd'].map((id) => cat(id)),
  )
  await store.load()
  store.choose('d')
  store.pass('b')
  expect(store.active).toBe('d')
  store.pass('d')
  store.pass('c')
  expect(store.active).toBe('c')
  store.choose('a')
  store.letGo()
  store.pass('b')
  expect(store.active).toBe('b')
})

test('a chosen category that is too short to get to the top is left after a while', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout'] })
  const { store } = setUp('mall', [cat('a'), cat('b')])
  await store.load()
  store.choose('b')
  jest.setSystemTime(3001)
  store.pass('a')
  expect(store.active).toBe('a')
  jest.useRealTimers()
})

test('a category that failed is tried again when it comes near', async () => {
  const failing = new Set(['a'])
  const { store, asked } = setUp('mall', [cat('a')], failing)
  await store.load()
  await settled()
  expect(store.shelves[0]?.state).toBe('failed')
  failing.clear()
  store.show('a')
  await settled()
  expect([asked, store.shelves[0]?.state]).toEqual([['a', 'a'], 'ready'])
})

test('a store has the feature types of goods and their subtypes', async () => {
  const type = (id: string, parentId: string | null, moduleType = 32): FeatureType => ({
    ...{ id, name: id, icon: '', parentId, moduleType },
  })
  const { store } = setUp('store', [type('a', null), type('a1', 'a'), type('news', null, 14)])
  await store.load()
  expect(store.shelves.map(({ id, children }) => [id, children.map((one) => one.id)])).toEqual([['a', ['a1']]])
})

test('a refresh keeps the visible category; without categories a message shows', async () => {
  const { store } = setUp('mall', [cat('a'), cat('b')])
  await store.load()
  store.show('b')
  await store.load()
  expect(store.active).toBe('b')
  const none = setUp('mall', []).store
  await none.load()
  expect(none.state).toEqual({ kind: 'empty', message: '还没有商品' })
})
