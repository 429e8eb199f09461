import type { Call } from '@/gateway/call'
import { StoreListStore } from './StoreListStore'

const settled = () => new Promise((done) => setTimeout(done))

function setUp(type = '', { failing = '', couponId = '' } = {}) {
  const asked: Record<string, unknown>[] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    if (failing && uri.includes(failing)) throw new Error('offline')
    if (uri === '/v2/goods/list') asked.push(params)
    if (uri === '/api/shop/features/types')
      return [
        { id: 't1', name: '周边', icon: '', parentId: null, moduleType: 32 },
        { id: 't2', name: '资讯', icon: '', parentId: null, moduleType: 14 },
      ]
    if (uri === '/api/config/list') return { list: [{ id: 'b1' }], total: 1, hasMore: false }
    return { list: [{ goodsId: 'g1' }], total: 1, hasMore: false }
  }) as Call
  return { asked, store: new StoreListStore({ iid: 1000, type, couponId, emptyText: () => '没有', ask }) }
}

test('the types of goods are offered, and the type in the address is selected', async () => {
  const { store, asked } = setUp('t1')
  await store.load()
  expect([store.types.map(({ id }) => id), store.banners.length]).toEqual([['t1'], 1])
  expect(asked).toEqual([expect.objectContaining({ source: 'store', typeId: 't1', sortBy: 'default', pageNo: 1 })])
})

test('another type or sort order loads again, the same one does not', async () => {
  const { store, asked } = setUp()
  await store.load()
  store.choose('t1')
  store.choose('t1')
  store.sort('sold')
  store.sort('sold')
  await settled()
  expect(asked.map(({ typeId, sortBy }) => [typeId, sortBy])).toEqual([
    [undefined, 'default'],
    ['t1', 'default'],
    ['t1', 'sold'],
  ])
})

test.each(['features', 'config'])('the goods are shown without %s', async (failing) => {
  const { store } = setUp('', { failing })
  await store.load()
  expect(store.list.rows).toHaveLength(1)
})

test('with a coupon it lists the goods of every source that the coupon is for', async () => {
  const { store, asked } = setUp('', { couponId: 'c1' })
  await store.load()
  expect(asked).toEqual([{ iid: 1000, couponId: 'c1', sortBy: 'default', pageNo: 1 }])
})
