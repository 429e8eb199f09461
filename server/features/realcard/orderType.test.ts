import { randomUUID } from 'node:crypto'
import {
  activateCard,
  addAddress,
  createOrder,
  getOrder,
  getOrderSource,
  ORDER_STATUS,
  sendCode,
  shipOrder,
  updateOrderStatus,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const CARD = 'card-hike'
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let addressId = ''
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
  const place = { name: '张三', mobile: '13912345678', address: '浙江省 杭州市 西湖区 山野路 12 号' }
  addressId = (await server.call(addAddress, { iid, ...place, postCode: '', isDefault: true }, { as: ann })).id
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const order = (num: number, more: object = {}, as = ann) =>
  server.call(
    createOrder,
    { iid, orderType: 100, keys: CARD, num, ...more, info: { reqId: randomUUID(), addressId } },
    { as },
  )
const counts = () =>
  server.db
    .selectFrom('card_offer')
    .select(['stock', 'reserved', 'sold'])
    .where('iid', '=', iid)
    .where('id', '=', CARD)
    .executeTakeFirstOrThrow()
const statusOf = async (orderId: string) => (await server.call(getOrder, { iid, orderId }, { as: ann })).status

test('cards are ordered with an address, paid, sent and received', async () => {
  const { price, needAddress } = await server.call(getOrderSource, { iid, orderType: 100, id: CARD })
  expect(needAddress).toBe(true)
  const before = await counts()
  const created = await order(2, { property: 'baibo' })
  expect(created.payable).toBe(price * 2)
  expect(await counts()).toEqual({ ...before, stock: before.stock - 2, reserved: before.reserved + 2 })
  await till.pay(created, ann)
  expect(await counts()).toEqual({ ...before, stock: before.stock - 2, sold: before.sold + 2 })
  const { list } = { list: await chainsOf(created.gid) }
  const parcel = { company: 'SF', transportNumber: 'SF1234567890' }
  await server.call(
    shipOrder,
    { iid, reqId: randomUUID(), orderId: created.gid, chainIds: list.join(','), ...parcel },
    { as: staff },
  )
  expect(await statusOf(created.gid)).toBe(ORDER_STATUS.shipped)
  await server.call(updateOrderStatus, { iid, orderId: created.gid, status: ORDER_STATUS.received }, { as: ann })
  expect(await statusOf(created.gid)).toBe(ORDER_STATUS.received)
})

const chainsOf = async (gid: string) =>
  (
    await server.db.selectFrom('order_chain').select('id').where('iid', '=', iid).where('order_id', '=', gid).execute()
  ).map(({ id }) => String(id))

test('a cancelled order and a refund before sending return the cards to the stock', async () => {
  const before = await counts()
  const waiting = await order(3)
  const cancel = { iid, orderId: waiting.gid, status: ORDER_STATUS.cancelled }
  await server.call(updateOrderStatus, cancel, { as: ann })
  expect(await counts()).toEqual(before)
  const paid = await order(1)
  await till.pay(paid, ann)
  const ask = { iid, orderId: paid.gid, status: ORDER_STATUS.refundRequested, remark: '不想要了' }
  await server.call(updateOrderStatus, ask, { as: ann })
  await server.call(updateOrderStatus, { iid, orderId: paid.gid, status: ORDER_STATUS.refunded }, { as: staff })
  expect(await statusOf(paid.gid)).toBe(ORDER_STATUS.refunded)
  expect(await counts()).toEqual(before)
})

test('the last cards go to one buyer; an order without an address of the buyer, for another tenant or by a visitor is refused', async () => {
  const stock = 3
  await server.db.updateTable('card_offer').set({ stock }).where('iid', '=', iid).where('id', '=', CARD).execute()
  const both = await Promise.allSettled([order(stock), order(stock)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(order(1)).rejects.toMatchObject({ code: 201001 })
  server.time.now += 31 * 60_000
  await expect(order(1, {}, await server.login())).rejects.toMatchObject({ code: 201007 })
  const wish = { orderType: 100, keys: CARD, num: 1, info: { reqId: randomUUID(), addressId } }
  await expect(server.call(createOrder, { iid, ...wish })).rejects.toMatchObject({ code: 1000001 })
  await expect(server.call(createOrder, { iid: 3073, ...wish }, { as: ann })).rejects.toMatchObject({ code: 1000004 })
})

test('sent cards have fresh passwords for their buyer only; once one is activated, no refund can be asked for', async () => {
  const before = await server.db
    .selectFrom('realcard')
    .select(['no', 'pwd_hash'])
    .where('iid', '=', iid)
    .where('order_id', 'is', null)
    .where('state', '=', 'new')
    .execute()
  await server.db.updateTable('card_offer').set({ stock: 50 }).where('iid', '=', iid).where('id', '=', CARD).execute()
  const created = await order(2)
  await till.pay(created, ann)
  const cards = async (as: Actor) => (await server.call(getOrder, { iid, orderId: created.gid }, { as })).cards
  expect(await cards(ann)).toEqual([])
  const parcel = { company: 'SF', transportNumber: 'SF2234567890' }
  const ship = () =>
    server.call(shipOrder, { iid, reqId: randomUUID(), orderId: created.gid, ...parcel }, { as: staff })
  await ship()
  await ship()
  const sent = (await cards(ann)) ?? []
  expect(sent).toHaveLength(2)
  expect(await cards(staff)).toBeUndefined()
  const hashes = new Map(before.map(({ no, pwd_hash }) => [no, pwd_hash]))
  const now = await server.db
    .selectFrom('realcard')
    .select(['no', 'pwd_hash'])
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .execute()
  expect(now.filter(({ no, pwd_hash }) => hashes.get(no) === pwd_hash)).toEqual([])
  const refund = () =>
    server.call(
      updateOrderStatus,
      { iid, orderId: created.gid, status: ORDER_STATUS.refundRequested, remark: '不想要了' },
      { as: ann },
    )
  const mobile = '13611112222'
  await server.call(sendCode, { iid, mobile, purpose: 'card' })
  const [card] = sent
  const person = { name: '林小路', idCard: '110101199003077758', mobile, consent: 1 as const }
  const code = { verifyCode: server.smsCode(mobile) ?? '', reqId: randomUUID() }
  await server.call(
    activateCard,
    { iid, ...person, ...code, cardNo: card?.no ?? '', pwd: card?.pwd ?? '' },
    { as: ann },
  )
  expect(await cards(ann)).toContainEqual({ no: card?.no, pwd: '', activated: true })
  await expect(refund()).rejects.toMatchObject({ code: 201002 })
  expect((await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })).actions).not.toContain('refund')
})

test('cards that are given back cannot be activated, nor while their money is asked for', async () => {
  const created = await order(1)
  await till.pay(created, ann)
  const parcel = { company: 'SF', transportNumber: 'SF3234567890' }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId: created.gid, ...parcel }, { as: staff })
  const [card] = (await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })).cards ?? []
  const ask = { iid, orderId: created.gid, status: ORDER_STATUS.refundRequested, remark: '不想要了' }
  await server.call(updateOrderStatus, ask, { as: ann })
  const person = { name: '林小路', idCard: '110101199003077758', mobile: '13611113333', consent: 1 as const }
  const activate = () =>
    server.call(
      activateCard,
      { iid, reqId: randomUUID(), ...person, verifyCode: '000000', cardNo: card?.no ?? '', pwd: card?.pwd ?? '' },
      { as: ann },
    )
  await expect(activate()).rejects.toMatchObject({ code: 1000005, message: expect.stringContaining('该卡已退回') })
  await server.call(updateOrderStatus, { iid, orderId: created.gid, status: ORDER_STATUS.refunded }, { as: staff })
  await expect(activate()).rejects.toMatchObject({ code: 1000005 })
})
