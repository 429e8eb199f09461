import { randomUUID } from 'node:crypto'
import {
  addAddress,
  calculateOrder,
  createOrder,
  getCart,
  getGoods,
  getOrder,
  listGoods,
  setCart,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
const iid = 1000
/** A sku that costs ¥699 for everybody. */
const SKU = 'm1101-1'
const DAY = 86_400_000

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

async function account(owner: Actor, discount: number): Promise<number> {
  const row = { iid, owner_user_id: owner.member.user_id, name: '采购', discount, seats: 3 }
  return (await server.db.insertInto('cm_account').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const join = (who: Actor, account_id: number) =>
  server.db
    .insertInto('cm_child')
    .values({ iid, account_id, user_id: who.member.user_id, joined_at: server.time.now })
    .execute()
const becomeVip = (who: Actor, expire_at = server.time.now + DAY) =>
  server.db
    .insertInto('vip_member')
    .values({
      ...{ iid, user_id: who.member.user_id, card_id: 'v', card_no: `T${who.member.user_id}` },
      ...{ since: server.time.now, expire_at },
    })
    .execute()
const vipPrice = (vip_price: number | null) =>
  server.db.updateTable('sku').set({ vip_price }).where('iid', '=', iid).where('id', '=', SKU).execute()

/** The buyer's price of one piece, in every place that shows or charges it. */
async function pricesOf(as: Actor) {
  const wish = { iid, orderType: 33, keys: SKU, property: JSON.stringify({ [SKU]: 1 }), num: 1 }
  const { skus } = await server.call(getGoods, { iid, skuId: SKU }, { as })
  const sku = skus.find(({ skuId }) => skuId === SKU)
  const { list } = await server.call(listGoods, { iid, pageSize: 50 }, { as })
  const row = list.find(({ skuId }) => skuId === SKU)
  await server.call(setCart, { iid, reqId: randomUUID(), source: 'mall', skuId: SKU, num: 1 }, { as })
  const { groups } = await server.call(getCart, { iid, source: 'mall' }, { as })
  const { subtotal, vipSave, accountSave, payable } = await server.call(calculateOrder, wish, { as })
  const home = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  const addressId = (await server.call(addAddress, { iid, ...home }, { as })).id
  const order = await server.call(createOrder, { ...wish, info: { reqId: randomUUID(), addressId } }, { as })
  expect(order.payable).toBe(payable)
  // The order keeps whose saving it was.
  const { priceParts } = await server.call(getOrder, { iid, orderId: order.gid }, { as })
  expect(priceParts).toMatchObject({ vipSave, ...(accountSave ? { accountSave } : {}) })
  return {
    account: [sku?.accountPrice, row?.accountPrice],
    cart: groups[0]?.lines[0],
    subtotal,
    vipSave,
    accountSave,
  }
}

test('screens-commerce §3.3: without an account or a card everybody pays the store price', async () => {
  await vipPrice(50_000)
  const prices = await pricesOf(await server.login())
  expect(prices).toMatchObject({ account: [null, null], cart: { price: 69_900 }, subtotal: 69_900, vipSave: 0 })
})

test('screens-commerce §3.3: a goods account gives its percentage to its owner and to the members who joined it', async () => {
  await vipPrice(null)
  const [owner, child] = [await server.login(), await server.login()]
  await join(child, await account(owner, 93))
  const price = Math.floor((69_900 * 93) / 100)
  for (const as of [owner, child])
    expect(await pricesOf(as)).toMatchObject({
      account: [price, price],
      cart: { price, listPrice: 69_900, priceSeen: price },
      subtotal: price,
      vipSave: 69_900 - price,
      accountSave: 69_900 - price,
    })
})

test('screens-commerce §3.3: the lowest price wins, and an expired card gives no price', async () => {
  await vipPrice(60_000)
  const [both, late] = [await server.login(), await server.login()]
  await account(both, 95)
  await becomeVip(both)
  await becomeVip(late, server.time.now)
  expect(await pricesOf(both)).toMatchObject({
    cart: { price: 60_000 },
    subtotal: 60_000,
    vipSave: 9900,
    accountSave: 0,
  })
  expect(await pricesOf(late)).toMatchObject({ cart: { price: 69_900 }, subtotal: 69_900 })
  await server.db.updateTable('vip_member').set({ expire_at: server.time.now }).where('iid', '=', iid).execute()
  expect(await pricesOf(both)).toMatchObject({ subtotal: 66_405 })
})

test('another tenant’s account gives no price here', async () => {
  const who = await server.login()
  await server.db
    .insertInto('cm_account')
    .values({ iid: 3073, owner_user_id: who.member.user_id, name: '别处', discount: 10, seats: 1 })
    .execute()
  await vipPrice(null)
  expect(await pricesOf(who)).toMatchObject({ account: [null, null], subtotal: 69_900 })
})

test('similar goods are found for goods and for one of their skus', async () => {
  const of = async (relatedTo: string) =>
    (await server.call(listGoods, { iid, relatedTo })).list.map((one) => one.goodsId)
  expect(await of('m1101-1')).toEqual(await of('m1101'))
  expect(await of('m1101')).not.toEqual([])
  await expect(of('nothing')).rejects.toMatchObject({ code: 1000004 })
})
