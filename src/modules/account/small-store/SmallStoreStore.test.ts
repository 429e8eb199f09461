import type { GoodsRow, SmallStore, StoreItem } from '@quanzi/contract'
import { screenReady } from '@/ui/screen/ScreenState'
import { SmallStoreStore, type StoreTab } from './SmallStoreStore'

const STORE = {
  ...{ id: '7', name: '小店', open: true, mine: false, following: false },
  ...{ owner: { rid: 9 }, counts: { items: 1, fans: 3 } },
} as unknown as SmallStore

const goods = (goodsId: string, on?: boolean) =>
  ({ goodsId, ...(on === undefined ? {} : { item: { on } as StoreItem }) }) as GoodsRow

function open(store: Partial<SmallStore> | null, rows: readonly GoodsRow[] = [goods('a')], tab: StoreTab = 'shelf') {
  const asked: string[] = []
  const screen = new SmallStoreStore({
    tab,
    findId: async () => (store ? '7' : null),
    fetch: async () => ({ ...STORE, ...store }),
    fetchGoods: async (id) => {
      asked.push(`goods ${id}`)
      return { list: rows, total: rows.length, hasMore: false }
    },
    fetchOrders: async () => {
      asked.push('orders')
      return { list: [], total: 0, hasMore: false }
    },
    follow: async () => undefined,
    noOrders: () => screenReady,
  })
  return { screen, asked }
}

test('a member without a store gets no shelf, and is not an error', async () => {
  const { screen, asked } = open(null)
  await screen.load()
  expect([screen.isWithout, screen.state.kind, asked]).toEqual([true, 'ready', []])
})

test('a visitor asks for no orders, and sees the shelf of an open store alone', async () => {
  const { screen, asked } = open({})
  await screen.load()
  expect([screen.isOwners, screen.goods.length, asked]).toEqual([false, 1, ['goods 7']])
  const closed = open({ open: false })
  await closed.screen.load()
  expect(closed.screen.goods).toEqual([])
})

test('the owner sees what is taken down, and the preview shows what visitors see', async () => {
  const { screen, asked } = open({ mine: true }, [goods('a', true), goods('b', false)])
  await screen.load()
  expect([screen.isOwners, screen.goods.length, asked.sort()]).toEqual([true, 2, ['goods 7', 'orders']])
  expect(open({ mine: true }, [], 'orders').screen.tab).toBe('orders')
  screen.choose('orders')
  screen.look(true)
  expect([screen.isOwners, screen.tab, screen.goods.map(({ goodsId }) => goodsId)]).toEqual([false, 'shelf', ['a']])
})

test('following shows at once and goes back when it is refused', async () => {
  const { screen } = open({})
  await screen.load()
  await screen.toggleFollow()
  expect([screen.store?.following, screen.store?.counts.fans]).toEqual([true, 4])
  const refused = new SmallStoreStore({
    tab: 'shelf',
    findId: async () => '7',
    fetch: async () => STORE,
    fetchGoods: async () => ({ list: [], total: 0, hasMore: false }),
    fetchOrders: async () => ({ list: [], total: 0, hasMore: false }),
    follow: () => Promise.reject(new Error('no')),
    noOrders: () => screenReady,
  })
  await refused.load()
  await expect(refused.toggleFollow()).rejects.toThrow('no')
  expect([refused.store?.following, refused.store?.counts.fans]).toEqual([false, 3])
})
