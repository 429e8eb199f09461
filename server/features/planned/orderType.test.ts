import { randomUUID } from 'node:crypto'
import {
  addAddress,
  calculateOrder,
  createOrder,
  getContent,
  getOrder,
  getOrderSource,
  ORDER_EXPIRES_MS,
  ORDER_STATUS,
  type ParamsOf,
  shipOrder,
  updateOrderStatus,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { depositJob } from '../../trade/depositJob'
import { orderJobs } from '../../trade/orderJobs'
import { plannedJob } from './jobs'

const iid = 1000
const ITEM = 'p1001'
const SKU = 'p1001-1'
const PRICE = 69_900
const DEPOSIT = 5_000
const { refundRequested, refunded, shipped, received, completed, paid } = ORDER_STATUS
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let addressId = ''
const DAY = 86_400_000
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { now } = server.time
  // The pre-sale begins anew.
  await server.db
    .updateTable('planned_item')
    .set({ state: 'selling', settled_at: null, sold: 0, deadline: now + DAY, deposit_refundable: false })
    .set({ balance_from: now + 2 * DAY, balance_to: now + 5 * DAY })
    .where('iid', '=', iid)
    .where('id', '=', ITEM)
    .execute()
  await server.db
    .updateTable('planned_sku')
    .set({ stock: 60, reserved: 0, sold: 0 })
    .where('iid', '=', iid)
    .where('item_id', '=', ITEM)
    .execute()
  ann = await server.login()
  const place = { name: '张三', mobile: '13912345678', address: '浙江省 杭州市 西湖区 山野路 12 号' }
  addressId = (await server.call(addAddress, { iid, ...place, postCode: '', isDefault: true }, { as: ann })).id
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

type Way = 'full' | 'deposit' | 'balance'

const wish = (way: Way, keys = ITEM, num = 1) => ({ iid, orderType: 102, keys, property: SKU, property2: way, num })
const order = (way: Way, { keys = ITEM, num = 1, as = ann, info = {} } = {}) =>
  server.call(createOrder, { ...wish(way, keys, num), info: { reqId: randomUUID(), addressId, ...info } }, { as })
const buy = async (way: Way, more: Parameters<typeof order>[1] = {}) => {
  const created = await order(way, more)
  await till.pay(created, ann)
  return created.gid
}
const item = () =>
  server.db
    .selectFrom('planned_item')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', ITEM)
    .executeTakeFirstOrThrow()
const pieces = () =>
  server.db
    .selectFrom('planned_sku')
    .select(['stock', 'reserved', 'sold'])
    .where('iid', '=', iid)
    .where('id', '=', SKU)
    .executeTakeFirstOrThrow()
const statusOf = async (orderId: string) => (await server.call(getOrder, { iid, orderId }, { as: ann })).status
const stateOf = async (orderId = '') =>
  (await server.db.selectFrom('deposit').select('state').where('order_id', '=', orderId).executeTakeFirst())?.state
const needs = (min_qty: number) =>
  server.db.updateTable('planned_item').set({ min_qty }).where('iid', '=', iid).where('id', '=', ITEM).execute()
const jobs = async () => {
  for (const job of [plannedJob, depositJob, orderJobs]) await job.run(server.app.services)
}
/** The pre-sale ends, and the jobs run. */
const end = async () => {
  server.time.now = (await item()).deadline
  await jobs()
}
const openBalance = async () => {
  server.time.now = (await item()).balance_from ?? 0
}
const ship = (orderId: string) =>
  server.call(
    shipOrder,
    { iid, reqId: randomUUID(), orderId, company: 'SF', transportNumber: `SF${orderId.slice(-10)}` },
    { as: staff },
  )
const move = (orderId: string, status: number, as = ann) =>
  server.call(updateOrderStatus, { iid, orderId, status, remark: '不想要了' }, { as })

test('a full payment waits for the deadline: nothing is sent before, and then it goes like other goods', async () => {
  await needs(1)
  expect((await server.call(getOrderSource, { iid, orderType: 102, id: ITEM })).options).toMatchObject([
    { field: 'property', id: SKU, price: PRICE },
    { field: 'property', id: 'p1001-2' },
    { field: 'property2', id: 'full' },
    { field: 'property2', id: 'deposit', price: DEPOSIT, noAddress: true },
  ])
  const english = { iid, orderType: 102, id: ITEM, language: 'EN' } as ParamsOf<typeof getOrderSource>
  expect((await server.call(getOrderSource, english)).options.slice(-2)).toMatchObject([
    { name: 'Full payment' },
    { name: 'Deposit' },
  ])
  const before = await pieces()
  const gid = await buy('full', { num: 2 })
  expect(await pieces()).toEqual({ ...before, stock: before.stock - 2, sold: before.sold + 2 })
  expect((await item()).sold).toBe(2)
  await expect(ship(gid)).rejects.toMatchObject({ code: 201002 })
  await end()
  expect((await item()).state).toBe('reached')
  await ship(gid)
  expect(await statusOf(gid)).toBe(shipped)
  await move(gid, received)
  expect(await statusOf(gid)).toBe(received)
  await expect(order('full')).rejects.toMatchObject({ code: 1000005 })
})

test('a pre-sale without its minimum pays everything back once, full payments and deposits', async () => {
  await needs(5)
  const before = await pieces()
  const gids = [await buy('full'), await buy('deposit')]
  await end()
  // As on two servers.
  await Promise.all([jobs(), jobs()])
  expect((await item()).state).toBe('missed')
  for (const gid of gids) expect(await statusOf(gid)).toBe(refunded)
  expect(await pieces()).toEqual(before)
  const refunds = await server.db.selectFrom('refund').select('amount').where('order_id', 'in', gids).execute()
  expect(refunds.map(({ amount }) => amount).sort()).toEqual([DEPOSIT, PRICE].sort())
  await expect(order('balance', { keys: gids[1] })).rejects.toMatchObject({ code: 1000005 })
  const notices = () =>
    server.db.selectFrom('chat_outbox').select('content').where('to_rid', '=', ann.member.rid).orderBy('id')
  const told = await notices().execute()
  for (const left of [DAY, 3_600_000, 0]) {
    server.time.now = ((await item()).balance_to ?? 0) - left
    await jobs()
  }
  expect(await stateOf(gids[1])).toBe('returned')
  expect(await pieces()).toEqual(before)
  expect(await notices().execute()).toEqual(told)
})

test('a deposit that was refunded but stayed open, as before its state followed, ends without giving pieces back again', async () => {
  await needs(5)
  const before = await pieces()
  const gid = await buy('deposit')
  await end()
  await server.db.updateTable('deposit').set({ state: 'open' }).where('order_id', '=', gid).execute()
  server.time.now = (await item()).balance_to ?? 0
  await jobs()
  expect(await stateOf(gid)).toBe('returned')
  expect(await pieces()).toEqual(before)
})

test('a deposit needs no address and takes no discount; its balance does, in its window, and both are completed together', async () => {
  await needs(1)
  const deposit = await order('deposit', { info: { addressId: '' } })
  expect(deposit.payable).toBe(DEPOSIT)
  const price = await server.call(calculateOrder, wish('deposit'), { as: ann })
  expect([price.coinMax, price.coupons.filter(({ usable }) => usable)]).toEqual([0, []])
  const { balance_from: from, balance_to: to } = await item()
  expect(price).toMatchObject({ noDiscounts: true, balance: { from, to, refundable: false } })
  expect(await server.call(calculateOrder, wish('full'), { as: ann })).not.toHaveProperty('noDiscounts')
  await till.pay(deposit, ann)
  await expect(order('balance', { keys: deposit.gid })).rejects.toMatchObject({
    ...{ code: 1000005, msg: expect.stringMatching(/^尾款 \d\d月\d\d日 \d\d:\d\d 开放支付$/) },
    data: { from: (await item()).balance_from },
  })
  await expect(move(deposit.gid, refundRequested)).rejects.toMatchObject({ code: 201002 })
  await end()
  await expect(ship(deposit.gid)).rejects.toMatchObject({ code: 201002 })
  await openBalance()
  await expect(order('balance', { keys: deposit.gid, info: { addressId: '' } })).rejects.toMatchObject({ code: 201007 })
  await expect(order('balance', { keys: deposit.gid, num: 2 })).rejects.toMatchObject({ code: 1000003 })
  await expect(order('balance', { keys: deposit.gid, as: await server.login() })).rejects.toMatchObject({
    code: 1000004,
  })
  const balance = await order('balance', { keys: deposit.gid })
  expect(balance.payable).toBe(PRICE - DEPOSIT)
  expect(await order('balance', { keys: deposit.gid })).toMatchObject({ gid: balance.gid, again: true })
  await till.pay(balance, ann)
  await expect(order('balance', { keys: deposit.gid })).rejects.toMatchObject({ code: 201006 })
  await ship(balance.gid)
  await move(balance.gid, received)
  expect(await statusOf(deposit.gid)).toBe(paid)
  server.time.now += 7 * DAY
  await jobs()
  expect([await statusOf(balance.gid), await statusOf(deposit.gid)]).toEqual([completed, completed])
})

test('a balance refunded before it was sent returns the deposit and the piece', async () => {
  await needs(1)
  const before = await pieces()
  const deposit = await buy('deposit')
  await end()
  await openBalance()
  const balance = await buy('balance', { keys: deposit })
  await move(balance, refundRequested)
  await move(balance, refunded, staff)
  expect([await statusOf(balance), await statusOf(deposit)]).toEqual([refunded, refunded])
  expect(await pieces()).toEqual(before)
})

test('a balance can be paid only when the minimum was judged as reached, and a refund cannot undo that', async () => {
  await needs(2)
  const deposit = await buy('deposit', { num: 2 })
  // The seller gives the pre-sale more time: the window of this deposit opens before the new deadline.
  await server.db
    .updateTable('planned_item')
    .set({ deadline: server.time.now + 4 * DAY, balance_from: server.time.now + 4 * DAY })
    .where('iid', '=', iid)
    .where('id', '=', ITEM)
    .execute()
  server.time.now += 3 * DAY
  await expect(order('balance', { keys: deposit, num: 2 })).rejects.toMatchObject({ code: 1000005 })
  server.time.now += DAY
  await order('balance', { keys: deposit, num: 2 })
  expect((await item()).state).toBe('reached')
  await needs(50)
  await jobs()
  expect((await item()).state).toBe('reached')
})

test('a balance that was paid although the pre-sale missed its minimum goes back with its deposit, once', async () => {
  await needs(1)
  const before = await pieces()
  const deposit = await buy('deposit')
  await end()
  await openBalance()
  const balance = await buy('balance', { keys: deposit })
  // As it could be before a balance waited for the judgement.
  await server.db
    .updateTable('planned_item')
    .set({ state: 'missed' })
    .where('iid', '=', iid)
    .where('id', '=', ITEM)
    .execute()
  await jobs()
  await jobs()
  expect([await statusOf(deposit), await statusOf(balance)]).toEqual([refunded, refunded])
  expect(await pieces()).toEqual(before)
  const refunds = await server.db
    .selectFrom('refund')
    .select('amount')
    .where('order_id', 'in', [deposit, balance])
    .execute()
  expect(refunds.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([DEPOSIT, PRICE - DEPOSIT])
})

test.each([
  [false, received],
  [true, refunded],
])('a late balance: refundable %s', async (refundable, status) => {
  await needs(1)
  await server.db
    .updateTable('planned_item')
    .set({ deposit_refundable: refundable })
    .where('iid', '=', iid)
    .where('id', '=', ITEM)
    .execute()
  const before = await pieces()
  const deposit = await buy('deposit')
  await end()
  await openBalance()
  const waiting = await order('balance', { keys: deposit })
  server.time.now = ((await item()).balance_to ?? 0) - 3_600_000
  await jobs()
  await jobs()
  const told = await server.db
    .selectFrom('chat_outbox')
    .select('content')
    .where('to_rid', '=', ann.member.rid)
    .execute()
  expect(told.filter(({ content }) => content.includes('尾款'))).toHaveLength(2)
  expect(await statusOf(waiting.gid)).toBe(ORDER_STATUS.expired)
  server.time.now = (await item()).balance_to ?? 0
  await jobs()
  await jobs()
  expect(await statusOf(deposit)).toBe(status)
  expect(await pieces()).toEqual(before)
  await expect(order('balance', { keys: deposit })).rejects.toMatchObject({ code: 1000005 })
})

const shownItem = () => server.call(getContent, { iid, moduleType: 102, id: ITEM }, { as: ann })

/** An order a minute before the deadline. */
const soon = async () => {
  server.time.now = (await item()).deadline - 60_000
  return await order('full')
}

test('an order of before the deadline that is not paid in its time lets the pre-sale miss its minimum, and its late money goes back', async () => {
  await needs(2)
  const gid = await buy('deposit')
  const waiting = await soon()
  const { tradeNo } = await till.open(waiting.gid, ann)
  server.time.now += ORDER_EXPIRES_MS
  expect(await till.confirm(tradeNo, waiting.payable)).toBe('late')
  await jobs()
  expect([(await item()).state, await statusOf(gid), await statusOf(waiting.gid)]).toEqual([
    'missed',
    refunded,
    ORDER_STATUS.expired,
  ])
})

test('conventions §1: while the job is late, the deposit of a pre-sale that missed its minimum asks for no balance', async () => {
  await needs(2)
  const gid = await buy('deposit')
  const seen = async () => ({
    balance: (await server.call(getOrder, { iid, orderId: gid }, { as: ann })).balance?.amount,
    own: (await shownItem()).mine.deposit?.state,
  })
  expect(await seen()).toEqual({ balance: PRICE - DEPOSIT, own: 'open' })
  server.time.now = (await item()).deadline
  expect(await seen()).toEqual({ balance: undefined, own: 'returned' })
  expect(await statusOf(gid)).toBe(paid)
})

test('expect-outings §21: what waits for its payment at the deadline can be paid in its time, and counts: then it is judged', async () => {
  await needs(2)
  const gid = await buy('deposit')
  const waiting = await soon()
  await end()
  expect([(await item()).state, await statusOf(gid)]).toEqual(['selling', paid])
  expect((await shownItem()).planned?.state).toBe('selling')
  await expect(order('full')).rejects.toMatchObject({ code: 1000005 })
  await till.pay(waiting, ann)
  await jobs()
  expect([(await item()).state, await statusOf(waiting.gid)]).toEqual(['reached', paid])
})

test('two buyers of the last piece: one order; foreign items, pieces and ways are refused', async () => {
  await server.db.updateTable('planned_sku').set({ stock: 1 }).where('iid', '=', iid).where('id', '=', SKU).execute()
  const both = await Promise.allSettled([order('full'), order('full')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const bad = (change: object) =>
    server.call(createOrder, { ...wish('full'), ...change, info: { reqId: randomUUID(), addressId } }, { as: ann })
  await expect(bad({ keys: 'p9' })).rejects.toMatchObject({ code: 1000004 })
  await expect(bad({ property: 'p1002-1' })).rejects.toMatchObject({ code: 1000003 })
  await expect(bad({ property2: 'gift' })).rejects.toMatchObject({ code: 1000003 })
  await expect(bad({ keys: 'p1002', property: 'p1002-1', property2: 'deposit' })).rejects.toMatchObject({
    code: 1000003,
  })
  await expect(bad({ iid: 3073 })).rejects.toMatchObject({ code: 1000004 })
})

test('a pre-sale that the tenant has withdrawn is not sold to whoever knows its id', async () => {
  const show = (status: 'published' | 'draft') =>
    server.db.updateTable('content_index').set({ status }).where('iid', '=', iid).where('id', '=', ITEM).execute()
  await show('draft')
  await expect(order('full')).rejects.toMatchObject({ code: 1000004 })
  await expect(order('deposit')).rejects.toMatchObject({ code: 1000004 })
  await show('published')
  await order('full')
})
