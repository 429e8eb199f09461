import type { CartCounts, GoodsDetail, Sku } from '@quanzi/contract'
import { CartAddStore } from './CartAddStore'

const sku = (skuId: string, values: string[]): Sku => ({
  ...{ skuId, values, price: 100, accountPrice: null, vipPrice: null, marketPrice: null, stock: 5, img: '' },
})

const goodsOf = (skus: Sku[], specs: GoodsDetail['specs']): GoodsDetail => ({
  goods: {
    goodsId: 'g1',
    source: 'store',
    title: '保温壶',
    subtitle: '',
    imgs: [],
    html: '',
    params: [],
    supplier: { iid: 1000, name: '', logo: '' },
    sold: 0,
    average: 0,
    comments: 0,
    collected: false,
  },
  skus,
  specs,
  freight: { fee: 0, freeOver: null },
  buyShare: null,
  service: [],
  inCart: {},
  owned: 0,
})

const counts: CartCounts = { lines: 1, pieces: 1, checked: 1, capped: {} }

function shelf(goods: GoodsDetail) {
  const add = jest.fn(async () => counts)
  return { add, store: new CartAddStore({ fetch: async () => goods, add }) }
}

test('goods with one sku are added at once, and a double tap adds them once', async () => {
  const goods = goodsOf([sku('g1-1', [])], [])
  const { store, add } = shelf(goods)
  await Promise.all([store.begin({ goodsId: 'g1' }), store.begin({ goodsId: 'g1' })])
  expect(add.mock.calls).toEqual([[goods, 'g1-1', 1]])
  expect(store.spec).toBeNull()
})

test('goods with a choice open the sheet first', async () => {
  const goods = goodsOf([sku('g1-1', ['红']), sku('g1-2', ['蓝'])], [{ name: '颜色', values: ['红', '蓝'] }])
  const { store, add } = shelf(goods)
  await store.begin({ goodsId: 'g1' })
  expect([add.mock.calls.length, await store.addChosen()]).toEqual([0, false])
  store.spec?.pick(0, '蓝')
  store.spec?.setNum(2)
  expect(await store.addChosen()).toBe(true)
  expect([add.mock.calls, store.spec]).toEqual([[[goods, 'g1-2', 2]], null])
})

test('after a refusal the sheet stays open with its choice', async () => {
  const goods = goodsOf([sku('g1-1', ['红']), sku('g1-2', ['蓝'])], [{ name: '颜色', values: ['红', '蓝'] }])
  const { store, add } = shelf(goods)
  await store.begin({ goodsId: 'g1' })
  store.spec?.pick(0, '红')
  add.mockRejectedValueOnce({ msg: '库存不足' })
  await expect(store.addChosen()).rejects.toEqual({ msg: '库存不足' })
  expect([store.spec?.sku?.skuId, store.busy]).toEqual(['g1-1', null])
})
