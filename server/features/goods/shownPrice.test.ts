import { randomUUID } from 'node:crypto'
import { addAddress, createOrder, listGoods, updateOrderStatus } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
let ann: Actor
const iid = 1000

beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login()
})
afterAll(() => server.close())

const rows = async (more = {}) =>
  (await server.call(listGoods, { iid, source: 'mall', pageSize: 50, sortBy: 'priceUp', ...more })).list

/** Takes all pieces of a sku, for as long as the order waits. */
async function takeAll(skuId: string): Promise<string> {
  const address = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  const { id: addressId } = await server.call(addAddress, { iid, ...address }, { as: ann })
  const { stock: num } = await server.db
    .selectFrom('sku')
    .select('stock')
    .where('iid', '=', iid)
    .where('id', '=', skuId)
    .executeTakeFirstOrThrow()
  const goods = { orderType: 33, keys: skuId, property: JSON.stringify({ [skuId]: num }), num }
  return (await server.call(createOrder, { iid, ...goods, info: { reqId: randomUUID(), addressId } }, { as: ann })).gid
}

test('lists sort and filter goods by the price that they show: of the cheapest sku in stock', async () => {
  const below = async (priceTo: number) => (await rows({ priceTo })).map(({ goodsId }) => goodsId)
  // Its next sku costs 5 yuan more, and other goods cost less than that.
  const before = (await rows()).find(
    ({ skuCount, price, stock }, at, all) =>
      skuCount > 1 && stock < 99 && (all[at + 1]?.price ?? price + 500) < price + 500,
  )
  if (!before) throw new Error('no goods with a choice')
  const gid = await takeAll(before.skuId)
  const now = await rows()
  expect(now.find(({ goodsId }) => goodsId === before.goodsId)?.price).toBeGreaterThan(before.price)
  const prices = now.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(await below(before.price)).not.toContain(before.goodsId)
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 3 }, { as: ann })
  expect(await below(before.price)).toContain(before.goodsId)
})

test('the price of goods in lists is that of their skus, for every tenant', async () => {
  const goods = await server.db.selectFrom('goods').select(['iid', 'id', 'shown_price']).execute()
  const skus = await server.db.selectFrom('sku').select(['iid', 'goods_id', 'price', 'stock']).execute()
  const wrong = goods.filter(({ iid: tenant, id, shown_price }) => {
    const own = skus.filter((sku) => sku.iid === tenant && sku.goods_id === id)
    const left = own.filter(({ stock }) => stock > 0)
    return Math.min(...(left.length > 0 ? left : own).map(({ price }) => price)) !== shown_price
  })
  expect(wrong).toEqual([])
})
