import { randomUUID } from 'node:crypto'
import {
  addAddress,
  calculateOrder,
  createOrder,
  ERRORS,
  getCart,
  getGoods,
  getOrder,
  getOrderSource,
  listSupplyChain,
  setCart,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, tenantAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { orderJobs } from '../../trade/orderJobs'

let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let addressId: string
const iid = 1000

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
  addressId = await homeOf(ann)
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
  expect(await lostPieces()).toEqual([])
})

const homeOf = async (who: Actor) => {
  const address = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  return (await server.call(addAddress, { iid, ...address }, { as: who })).id
}

type Pieces = Readonly<Record<string, number>>
const sum = (pieces: Pieces) => Object.values(pieces).reduce((a, b) => a + b, 0)
const mall = (pieces: Pieces) => ({
  iid,
  orderType: 33,
  keys: Object.keys(pieces).join(','),
  property: JSON.stringify(pieces),
  num: sum(pieces),
})
const order = (pieces: Pieces, { as = ann, info = {} }: { as?: Actor; info?: object } = {}) =>
  server.call(createOrder, { ...mall(pieces), info: { reqId: randomUUID(), addressId, ...info } }, { as })
const countsOf = async (id: string) =>
  await server.db
    .selectFrom('sku')
    .select(['stock', 'reserved', 'sold'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const go = (orderId: string, status: number, as: Actor, more: { remark?: string; chainIds?: string[] } = {}) =>
  server.call(updateOrderStatus, { iid, orderId, status, ...more }, { as })

/** Goods whose counts differ from the sums over their skus. */
async function lostPieces() {
  const goods = await server.db.selectFrom('goods').select(['id', 'stock', 'sold']).where('iid', '=', iid).execute()
  const skus = await server.db.selectFrom('sku').select(['goods_id', 'stock', 'sold']).where('iid', '=', iid).execute()
  return goods.filter(({ id, stock, sold }) => {
    const own = skus.filter(({ goods_id }) => goods_id === id)
    const total = (of: 'stock' | 'sold') => own.reduce((all, one) => all + one[of], 0)
    return stock !== total('stock') || sold !== total('sold')
  })
}

test('a checkout describes the chosen skus, of one or several goods', async () => {
  const source = await server.call(getOrderSource, { iid, orderType: 33, id: 'm1101-1,m2101-1' })
  expect(source).toMatchObject({ needAddress: true, price: 59_900 })
  expect(source.options.map(({ id }) => id)).toEqual(['m1101-1', 'm2101-1'])
  const store = await server.call(getOrderSource, { iid, orderType: 32, id: 's5001' })
  expect(store.options.map(({ name }) => name)).toEqual(['松针绿', '奶白', '炭黑'])
  for (const wrong of [
    { orderType: 33, id: 's5001-1' },
    { orderType: 32, id: 'm1101' },
    { orderType: 33, id: '' },
  ])
    await expect(server.call(getOrderSource, { iid, ...wrong })).rejects.toMatchObject({ code: 1000004 })
})

test('each supplier ships for one fee, free above its limit', async () => {
  const price = await server.call(calculateOrder, mall({ 'm1107-1': 2, 'm3102-1': 1 }))
  expect(price).toMatchObject({ subtotal: 2 * 3900 + 3900, freight: 1200 + 600, payable: 11_700 + 1800 })
  expect(await server.call(calculateOrder, mall({ 'm1101-1': 1 }))).toMatchObject({ freight: 0, payable: 69_900 })
})

test('ordered pieces are reserved until the payment, then sold, and leave the cart', async () => {
  const lines = [
    { skuId: 'm1102-1', num: 3 },
    { skuId: 'm2102-1', num: 1 },
  ]
  await server.call(setCart, { iid, reqId: randomUUID(), source: 'mall', lines }, { as: ann })
  const before = await countsOf('m1102-1')
  const placed = await order({ 'm1102-1': 2, 'm2102-1': 1 }, { info: { cart: true } })
  expect(await countsOf('m1102-1')).toEqual({ ...before, stock: before.stock - 2, reserved: 2 })
  const cart = await server.call(getCart, { iid, source: 'mall' }, { as: ann })
  expect(cart.groups.flatMap(({ lines }) => lines)).toMatchObject([{ skuId: 'm1102-1', num: 1 }])
  await till.pay(placed, ann)
  expect(await countsOf('m1102-1')).toEqual({ stock: before.stock - 2, reserved: 0, sold: before.sold + 2 })
  expect(await server.call(getOrder, { iid, orderId: placed.gid }, { as: ann })).toMatchObject({ status: 11 })
  const chains = await server.call(listSupplyChain, { iid, orderId: placed.gid }, { as: ann })
  expect(chains.map(({ key, num, status }) => [key, num, status])).toEqual([
    ['m1102-1', 2, 11],
    ['m2102-1', 1, 11],
  ])
  expect((await server.call(getGoods, { iid, goodsId: 'm1102' }, { as: ann })).owned).toBe(2)
})

test('an unpaid order releases its pieces, and a late payment is refunded', async () => {
  const before = await countsOf('m1201-1')
  const placed = await order({ 'm1201-1': 1 })
  const { tradeNo } = await till.open(placed.gid, ann)
  server.time.now += 31 * 60_000
  await server.runJobs()
  expect(await countsOf('m1201-1')).toEqual(before)
  expect(await till.confirm(tradeNo, placed.payable)).not.toBe('paid')
  expect(await countsOf('m1201-1')).toEqual(before)
})

test('of two buyers of the last piece, one gets it', async () => {
  const ben = await server.login()
  const homes = { [ann.bearer]: addressId, [ben.bearer]: await homeOf(ben) }
  await server.db.updateTable('sku').set({ stock: 1 }).where('iid', '=', iid).where('id', '=', 'm1105-1').execute()
  const rest = await server.db
    .selectFrom('sku')
    .select(({ fn }) => fn.sum<number>('stock').as('n'))
    .where('iid', '=', iid)
    .where('goods_id', '=', 'm1105')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('goods')
    .set({ stock: Number(rest.n) })
    .where('iid', '=', iid)
    .where('id', '=', 'm1105')
    .execute()
  const answers = await Promise.allSettled(
    [ann, ben].map((as) => order({ 'm1105-1': 1 }, { as, info: { addressId: homes[as.bearer] } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = answers.find((one) => one.status === 'rejected')
  expect(lost).toMatchObject({ reason: { code: ERRORS.STOCK.code, data: { skuId: 'm1105-1', left: 0 } } })
})

test('a double tap places one order and reserves its pieces once', async () => {
  const before = await countsOf('m1206-1')
  const reqId = randomUUID()
  const placed = await Promise.all([1, 2, 3].map(() => order({ 'm1206-1': 1 }, { info: { reqId } })))
  expect(new Set(placed.map(({ gid }) => gid)).size).toBe(1)
  expect((await countsOf('m1206-1')).reserved).toBe(before.reserved + 1)
})

test('inconsistent orders are refused', async () => {
  const good = mall({ 'm1103-1': 1 })
  const wrong = [
    { property: '' },
    { property: '{"m1103-1":0}' },
    { property: '{"m1103-1":1.5}' },
    { property: '1' },
    { keys: 'm1103-2' },
    { keys: 'm1103-1,m1103-1' },
    { num: 2 },
  ]
  for (const part of wrong)
    await expect(server.call(calculateOrder, { ...good, ...part })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  await expect(server.call(calculateOrder, { ...good, orderType: 32 })).rejects.toMatchObject({ code: 1000004 })
  const noAddress = { ...good, info: { reqId: randomUUID() } }
  await expect(server.call(createOrder, noAddress, { as: ann })).rejects.toMatchObject({ code: ERRORS.ADDRESS.code })
})

test('pieces refunded before shipping are on sale again; pieces returned after shipping stay sold', async () => {
  const before = await countsOf('m2103-1')
  const placed = await order({ 'm2103-1': 1, 'm3101-1': 2 })
  await till.pay(placed, ann)
  const [coat = '', books = ''] = (await server.call(listSupplyChain, { iid, orderId: placed.gid }, { as: ann })).map(
    ({ id }) => id,
  )
  await go(placed.gid, 15, ann, { remark: '买错了', chainIds: [coat] })
  await go(placed.gid, 18, staff, { chainIds: [coat] })
  expect(await countsOf('m2103-1')).toEqual(before)
  const sold = await countsOf('m3101-1')
  const parcel = { company: '顺丰速运', transportNumber: 'SF1234567890', chainIds: [books] }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId: placed.gid, ...parcel }, { as: staff })
  await go(placed.gid, 15, ann, { remark: '不喜欢', chainIds: [books] })
  await go(placed.gid, 16, staff, { chainIds: [books] })
  const back = { orderId: placed.gid, chainIds: [books], refundEms: 'BACK123456' }
  await server.call(updateRefundEms, { iid, ...back }, { as: ann })
  await go(placed.gid, 18, staff, { chainIds: [books] })
  expect(await countsOf('m3101-1')).toEqual(sold)
})

test('the supplier gets its price and the freight, the tenant the rest', async () => {
  const has = (of: number) => balanceOf(server.db, tenantAccount(of, 'tenant'))
  const before = [await has(3073), await has(iid)]
  const placed = await order({ 'm3102-1': 1 })
  expect(placed.payable).toBe(3900 + 600)
  await till.pay(placed, ann)
  const parcel = { company: '顺丰速运', transportNumber: 'SF1234567891' }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId: placed.gid, ...parcel }, { as: staff })
  await go(placed.gid, 13, ann)
  server.time.now += 7 * 86_400_000
  await orderJobs.run(server.app.services)
  const supply = Math.floor(3900 * 0.72)
  expect([await has(3073), await has(iid)]).toEqual([(before[0] ?? 0) + supply + 600, (before[1] ?? 0) + 3900 - supply])
})

test('no move of an order creates or loses pieces', async () => {
  const ids = ['m4101-1', 'm4101-2', 'm4103-1']
  const all = async () => {
    const rows = await Promise.all(ids.map(countsOf))
    return rows.map(({ stock, reserved, sold }) => stock + reserved + sold)
  }
  const before = await all()
  for (let round = 0; round < 6; round++) {
    const placed = await order({ [ids[round % 3] ?? '']: 1 + (round % 2), [ids[(round + 1) % 3] ?? '']: 1 })
    if (round % 3 === 0) await go(placed.gid, 3, ann)
    else await till.pay(placed, ann)
    if (round % 3 === 1) {
      await go(placed.gid, 15, ann, { remark: '不要了' })
      await go(placed.gid, 18, staff)
    }
    expect(await all()).toEqual(before)
  }
})
