import {
  getOrder,
  getProfile,
  listOrders,
  listSellerOrders,
  listSupplyChain,
  type OrderDetail,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import { checkLedger } from '../ledger/checkLedger'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { orderLines } from '../testing/orderLines'
import { TICKET, Till } from '../testing/Till'
import { orderJobs } from './orderJobs'

let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let start: number
let parcels = 0
const iid = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

beforeAll(async () => {
  server = await createDemoServer()
  start = server.time.now
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
  await server.db.updateTable('act_session').set({ stock: 1000 }).where('id', '=', '9012-s1').execute()
})
beforeEach(async () => {
  // Each test moves the time: without a reset, sessions and activity would have ended for the next one.
  server.time.now = start
  ann = await server.login({ nick_name: '安' })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

const see = (orderId: string): Promise<OrderDetail> => server.call(getOrder, { iid, orderId }, { as: ann })
const go = (orderId: string, status: number, as: Actor, remark?: string) =>
  server.call(updateOrderStatus, { iid, orderId, status, ...(remark ? { remark } : {}) }, { as })
const stored = async (orderId: string) =>
  (
    await server.db.selectFrom('order_chain').select(['status', 'moved_at']).where('order_id', '=', orderId).execute()
  )[0]
const jobs = () => orderJobs.run(server.app.services)

/** Brings goods to a status by the calls of buyers and sellers. */
const goods = {
  paid: async (...prices: number[]) => {
    const lines = (prices.length > 0 ? prices : [5000]).map((price, index) => ({ targetId: `goods-${index}`, price }))
    const made = await orderLines(server, ann, { lines })
    await till.pay(made, ann)
    return made.gid
  },
  shipped: async () => {
    const gid = await goods.paid()
    parcels += 1
    const parcel = { company: '顺丰速运', transportNumber: `SF00000${parcels}` }
    await server.call(shipOrder, { iid, reqId: `parcel-${parcels}`, orderId: gid, ...parcel }, { as: staff })
    return gid
  },
  received: async () => {
    const gid = await goods.shipped()
    await go(gid, 13, ann)
    return gid
  },
  asked: async (from: 'paid' | 'shipped') => {
    const gid = await goods[from]()
    await go(gid, 15, ann, '不想要了')
    return gid
  },
  returnAwaited: async () => {
    const gid = await goods.asked('shipped')
    await go(gid, 16, staff)
    return gid
  },
  returnSent: async () => {
    const gid = await goods.returnAwaited()
    const chainIds = (await see(gid)).chains.map(({ id }) => id)
    await server.call(updateRefundEms, { iid, orderId: gid, chainIds, refundEms: 'BACK123456' }, { as: ann })
    return gid
  },
}

test.each<[string, () => Promise<string>, number, number]>([
  ['what was sent counts as received after 10 days', () => goods.shipped(), 10 * DAY, 13],
  ['what was received counts as reviewed after 7 days', () => goods.received(), 7 * DAY, 14],
  ['a request unanswered for 72 hours is approved where nothing was sent', () => goods.asked('paid'), 72 * HOUR, 18],
  ['and asks for the parcel where it was', () => goods.asked('shipped'), 72 * HOUR, 16],
  ['a return that is not sent in 7 days goes back', () => goods.returnAwaited(), 7 * DAY, 12],
  ['a return that nobody judges in 10 days is refunded', () => goods.returnSent(), 10 * DAY, 18],
])('screens-commerce §3.2: %s; readers see it at once, the job writes it', async (_what, make, after, to) => {
  const gid = await make()
  const before = await stored(gid)
  server.time.now += after - 1
  expect(await see(gid)).toMatchObject({ status: before?.status })
  server.time.now += 1
  const seen = await see(gid)
  expect(seen).toMatchObject({ status: to, chains: [{ status: to }] })
  expect(await stored(gid)).toEqual(before)
  await jobs()
  await jobs()
  expect(await stored(gid)).toEqual({ status: to, moved_at: (before?.moved_at ?? 0) + after })
  const now = await see(gid)
  expect({ ...now, refund: null }).toEqual({ ...seen, refund: null })
  expect(now.refund?.amount).toBe(seen.refund?.amount)
})

test('screens-commerce §3.1: a ticket counts as used a day after the end, not before', async () => {
  const { gid } = await till.paid(ann)
  const { ends_at } = await server.db
    .selectFrom('act_session')
    .select('ends_at')
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  server.time.now = ends_at + DAY - 1
  expect((await see(gid)).status).toBe(11)
  server.time.now += 1
  expect((await see(gid)).status).toBe(13)
  await jobs()
  expect((await stored(gid))?.status).toBe(13)
})

test('steps that were due while no job ran count from the step before', async () => {
  const gid = await goods.returnAwaited()
  const at = server.time.now
  server.time.now += 25 * DAY
  expect(await see(gid)).toMatchObject({ status: 14 })
  await jobs()
  expect(await stored(gid)).toEqual({ status: 14, moved_at: at + 24 * DAY })
  const events = await server.db
    .selectFrom('order_event')
    .select(['to_status', 'actor', 'at'])
    .where('order_id', '=', gid)
    .where('actor', '=', 'system')
    .where('chain_id', 'is not', null)
    .orderBy('id')
    .execute()
  expect(events.map(({ to_status, at: then }) => [to_status, (then - at) / DAY])).toEqual([
    [12, 7],
    [13, 17],
    [14, 24],
  ])
})

test('screens-commerce §3.1: an unanswered question is refunded in full after 48 hours', async () => {
  const expert = await server.login({ nick_name: '专家' })
  const made = await orderLines(server, ann, {
    ...{ orderType: 206, earnerId: expert.member.user_id },
    lines: [{ targetId: 'expert', price: 2000 }],
    info: { message: '带六十岁的父母走九曲古道，一天走得完吗？' },
  })
  await till.pay(made, ann)
  server.time.now += 48 * HOUR
  expect(await see(made.gid)).toMatchObject({ status: 18, refund: { amount: 2000 } })
  await jobs()
  expect((await stored(made.gid))?.status).toBe(18)
})

test('a write treats due moves as made: they are not made twice, and nothing contradicts them', async () => {
  const shipped = await goods.shipped()
  server.time.now += 17 * DAY
  await expect(go(shipped, 15, ann, '坏了')).rejects.toMatchObject({ code: 201002 })
  const asked = await goods.asked('paid')
  server.time.now += 72 * HOUR
  await expect(go(asked, 11, ann)).rejects.toMatchObject({ code: 201002 })
  expect(await go(asked, 18, staff)).toMatchObject({ status: 18 })
  await jobs()
  expect(await server.db.selectFrom('refund').select('id').where('order_id', '=', asked).execute()).toHaveLength(1)
})

test('lists and badges use an order’s current status; refunds appear beside a line that continues', async () => {
  const both = await goods.paid(3000, 2000)
  const [first] = await server.call(listSupplyChain, { iid, orderId: both }, { as: ann })
  const ask = { iid, orderId: both, status: 15, chainIds: [first?.id ?? ''], remark: '买错了' }
  await server.call(updateOrderStatus, ask, { as: ann })
  const shipped = await goods.shipped()
  const tabs = async () => {
    const tab = async (status: number) =>
      (await server.call(listOrders, { iid, status }, { as: ann })).list.map(({ gid }) => gid).sort()
    const { orderCounts } = await server.call(getProfile, { iid }, { as: ann })
    return { counts: orderCounts, 11: await tab(11), 12: await tab(12), 13: await tab(13), 15: await tab(15) }
  }
  const selling = async (status: number) =>
    (await server.call(listSellerOrders, { iid, status, pageSize: 50 }, { as: staff })).list.map(({ gid }) => gid)
  const none = { unpaid: 0, toFulfil: 0, toReceive: 0, toReview: 0, refunds: 0 }
  expect(await tabs()).toEqual({
    counts: { ...none, toFulfil: 1, toReceive: 1, refunds: 1 },
    ...{ 11: [both], 12: [shipped], 13: [], 15: [both] },
  })
  expect(await selling(15)).toContain(both)
  server.time.now += 10 * DAY
  // The request was granted after three days, and the parcel counts as received; neither is stored yet.
  const later = { counts: { ...none, toFulfil: 1, toReview: 1 }, ...{ 11: [both], 12: [], 13: [shipped], 15: [both] } }
  expect(await tabs()).toEqual(later)
  expect([await selling(12), await selling(13)]).toEqual([
    expect.not.arrayContaining([shipped]),
    expect.arrayContaining([shipped]),
  ])
  expect((await stored(shipped))?.status).toBe(12)
  await jobs()
  expect(await tabs()).toEqual(later)
})

test('what waits for a review are purchases that can be reviewed, for the buyer; sellers see all that was delivered', async () => {
  const book = await orderLines(server, ann, { orderType: 201, lines: [{ targetId: 'book', price: 900 }] })
  await till.pay(book, ann)
  const seen = async () => ({
    review: (await server.call(getProfile, { iid }, { as: ann })).orderCounts.toReview,
    own: (await server.call(listOrders, { iid, status: 13 }, { as: ann })).list.map(({ gid }) => gid),
  })
  expect([(await see(book.gid)).status, await seen()]).toEqual([13, { review: 0, own: [] }])
  const sold = await server.call(listSellerOrders, { iid, status: 13, pageSize: 50 }, { as: staff })
  expect(sold.list.map(({ gid }) => gid)).toContain(book.gid)
  const parcel = await goods.shipped()
  await go(parcel, 13, ann)
  expect(await seen()).toEqual({ review: 1, own: [parcel] })
})

test('an order that cannot be moved does not stop the others', async () => {
  const bad = await goods.asked('paid')
  const good = await goods.asked('paid')
  // Its money is gone, so no booking can return it.
  await server.db.updateTable('order_chain').set({ paid: 900_000_000 }).where('order_id', '=', bad).execute()
  server.time.now += 72 * HOUR
  await jobs()
  expect([(await stored(bad))?.status, (await stored(good))?.status]).toEqual([15, 18])
  await server.db.updateTable('order_chain').set({ paid: 5000 }).where('order_id', '=', bad).execute()
  await jobs()
  expect((await stored(bad))?.status).toBe(18)
})
