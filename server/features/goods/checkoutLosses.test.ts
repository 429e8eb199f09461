import { randomUUID } from 'node:crypto'
import { addAddress, calculateOrder, createOrder, deleteAddress, ERRORS, setCart } from '@quanzi/contract'
import { sql } from 'kysely'
import { withTransaction } from '../../db/withTransaction'
import { contextOf } from '../../seed/contextOf'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { openOrder } from '../../trade/openOrder'
import { readWish } from '../../trade/placing'
import { mallOrders } from './orderType'

let server: TestServer
let ann: Actor
const iid = 1000
const DAY = 86_400_000

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})

const mall = (pieces: Readonly<Record<string, number>>) => ({
  iid,
  orderType: 33,
  keys: Object.keys(pieces).join(','),
  property: JSON.stringify(pieces),
  num: Object.values(pieces).reduce((a, b) => a + b, 0),
})
const home = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }

async function coupon(scope: object, more: { full?: number; start?: number } = {}): Promise<string> {
  const id = `t-${randomUUID().slice(0, 8)}`
  await server.db
    .insertInto('coupon')
    .values({
      ...{ id, iid, name: id, kind: 'claim', discount_type: 1, minus_price: 500, full_price: more.full ?? 0 },
      ...{ total: null, per_user: 1, stackable: false, scope: JSON.stringify(scope), scope_text: '' },
      ...{ start_at: more.start ?? 0, end_at: server.time.now + DAY },
    })
    .execute()
  return id
}
async function hold(coupon_id: string, end_time = server.time.now + DAY): Promise<string> {
  const row = await server.db
    .insertInto('user_coupon')
    .values({
      ...{ coupon_id, iid, user_id: ann.member.user_id, seq: 1, end_time, at: 0 },
      ...{ order_id: null, source_order_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(row.id)
}

test('each line names its goods, their supplier, and its share of the freight', async () => {
  const { lines, freight } = await server.call(calculateOrder, mall({ 'm1107-1': 1, 'm3102-1': 1 }), { as: ann })
  expect(lines).toMatchObject([
    { key: 'm1107-1', goodsId: 'm1107', supplierIid: 3192, supplier: '远行装备仓', freight: 1200 },
    { key: 'm3102-1', goodsId: 'm3102', supplierIid: 3073, supplier: '北辰文创', freight: 600 },
  ])
  expect(freight).toBe(1800)
})

test('each coupon that cannot be used says why', async () => {
  const [fits, short, other] = [
    await hold(await coupon({ orderTypes: [33] })),
    await hold(await coupon({}, { full: 900_000 })),
    await hold(await coupon({ orderTypes: [1] })),
  ]
  const { coupons } = await server.call(calculateOrder, mall({ 'm1107-1': 1 }), { as: ann })
  const said = Object.fromEntries(coupons.map(({ id, usable, reason }) => [id, [usable, reason]]))
  expect(said).toMatchObject({
    [fits]: [true, ''],
    [short]: [false, '未满9000元'],
    [other]: [false, '不适用于此订单'],
  })
})

test('an order with an expired coupon, an old price, a deleted address or goods off sale is refused with its own code', async () => {
  const { id: addressId } = await server.call(addAddress, { iid, ...home }, { as: ann })
  const send = (more: object, info: object = {}) =>
    server.call(
      createOrder,
      { ...mall({ 'm1107-1': 1 }), ...more, info: { reqId: randomUUID(), addressId, ...info } },
      { as: ann },
    )
  const late = await hold(await coupon({}), server.time.now + 1000)
  server.time.now += 1000
  await expect(send({ couponId: late })).rejects.toMatchObject({
    code: ERRORS.COUPON.code,
    data: { couponId: late },
  })
  await expect(send({}, { payable: 1 })).rejects.toMatchObject({
    code: ERRORS.PRICE.code,
    data: { payable: 3900 + 1200, lines: [{ key: 'm1107-1', price: 3900 }] },
  })
  await server.call(deleteAddress, { iid, reqId: randomUUID(), id: addressId }, { as: ann })
  await expect(send({})).rejects.toMatchObject({ code: ERRORS.ADDRESS.code })
  await server.call(setCart, { iid, reqId: randomUUID(), source: 'mall', skuId: 'm1106-1', num: 1 }, { as: ann })
  await server.db.updateTable('goods').set({ status: 'off' }).where('iid', '=', iid).where('id', '=', 'm1106').execute()
  await expect(send(mall({ 'm1106-1': 1 }))).rejects.toMatchObject({
    code: ERRORS.NOTFOUND.code,
    data: { skuId: 'm1106-1' },
  })
})

test('goods that are withdrawn after the order was priced are not reserved', async () => {
  const ctx = await contextOf(server.app.services, ann.member.user_id)
  const wish = { ...readWish(mall({ 'm3102-1': 1 })), info: {} }
  expect((await mallOrders.quote(ctx, wish)).lines).toHaveLength(1)
  await server.db
    .updateTable('sku')
    .set({ on_sale: false })
    .where('iid', '=', iid)
    .where('id', '=', 'm3102-1')
    .execute()
  const reserve = () => withTransaction(server.db, (db) => mallOrders.reserve(db, ctx, wish, 'none'))
  await expect(reserve()).rejects.toMatchObject({ error: 'NOTFOUND', data: { skuId: 'm3102-1' } })
})

test('whoever gives back one line has the skus and goods of all lines of the order locked', async () => {
  const { id: addressId } = await server.call(addAddress, { iid, ...home }, { as: ann })
  const { gid } = await server.call(
    createOrder,
    { ...mall({ 'm4102-1': 1, 'm4104-1': 1 }), info: { reqId: randomUUID(), addressId } },
    { as: ann },
  )
  const locked = await withTransaction(server.db, async (db) => {
    const { order, chains } = (await openOrder(db, { iid, id: gid }, server.time.now)) ?? {}
    const [first] = chains ?? []
    if (!order || !first) throw new Error('no order')
    await mallOrders.revoke(db, order, first, server.time.now)
    const rows = await sql<{ id: string }>`
      select id from sku where iid = ${iid} and xmax::text = (txid_current() % 4294967296)::text
      union all select id from goods where iid = ${iid} and xmax::text = (txid_current() % 4294967296)::text`.execute(
      db,
    )
    return rows.rows.map(({ id }) => id).filter((id) => !first.target_id.startsWith(id))
  })
  expect(locked).toEqual(['m4104-1', 'm4104'])
})

test('an order locks its skus, then their goods, each at once and so that a cart may refer to them', async () => {
  const { id: addressId } = await server.call(addAddress, { iid, ...home }, { as: ann })
  server.statements.take()
  await server.call(
    createOrder,
    { ...mall({ 'm3103-1': 1, 'm1105-1': 1 }), info: { reqId: randomUUID(), addressId } },
    { as: ann },
  )
  const locks = server.statements.take().flatMap(({ sql: text }) => /from "(sku|goods)".* (for .*)$/s.exec(text) ?? [])
  expect(locks.filter((_, at) => at % 3 > 0)).toEqual(['sku', 'for no key update', 'goods', 'for no key update'])
})

test('two carts with the same skus in opposite order do not block each other', async () => {
  const ben = await server.login()
  const orders = await Promise.all(
    [ann, ben].map(async (as, at) => {
      const { id: addressId } = await server.call(addAddress, { iid, ...home }, { as })
      const pieces = at === 0 ? { 'm4102-1': 1, 'm4104-1': 1 } : { 'm4104-1': 1, 'm4102-1': 1 }
      return await server.call(createOrder, { ...mall(pieces), info: { reqId: randomUUID(), addressId } }, { as })
    }),
  )
  expect(orders.map(({ status }) => status)).toEqual([1, 1])
})
