import { randomUUID } from 'node:crypto'
import {
  calculateOrder,
  createOrder,
  getCalendar,
  getContent,
  getOrder,
  joinWaitlist,
  listContent,
  ORDER_STATUS,
  saveEntry,
  shanghaiMonth,
  updateOrderStatus,
  useOrderCode,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'

const iid = 1000
/** An own trip, and one that 1000 resells from 3214. */
const OWN = '31002'
const RESOLD = '31008'
const SOURCE = { iid: 3214, id: '313101' }
const PEOPLE = ['王行人', '李行人', '王小行'].map((name) => ({ name, mobile: '13912345678' }))

let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[ann, bob] = await Promise.all([server.login({ nick_name: '安' }), server.login({ nick_name: '波' })])
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const tickets = (id: string, adults: number, children: number) =>
  JSON.stringify({ [`${id}-t1`]: adults, [`${id}-t2`]: children })
const wish = (id: string, session: string, property2: string, num: number) => ({
  ...{ iid, orderType: 31, keys: id, property: session, property2, num },
})
const order = (as: Actor, target: ReturnType<typeof wish>, more: object = {}) =>
  server.call(
    createOrder,
    { ...target, info: { reqId: randomUUID(), entrants: PEOPLE.slice(0, target.num), ...more } },
    { as },
  )
const session = async (id: string) =>
  await server.db.selectFrom('act_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const setUp = (id: string, values: object) =>
  server.db.updateTable('act_session').set(values).where('id', '=', id).execute()
const join = (as: Actor, refId: string, sessionId: string, on = true) =>
  server.call(
    joinWaitlist,
    { iid, reqId: randomUUID(), scope: 'origin', refId, sessionId, phone: '13912345678', on },
    { as },
  )
const toldOf = (as: Actor) => toldCards(server, as)
const reads = async (tenant: number, id: string, sessionId: string) => {
  const { starts_at } = await session(sessionId)
  const { days } = await server.call(getCalendar, {
    iid: tenant,
    moduleType: 31,
    id,
    month: shanghaiMonth(starts_at),
  })
  return days.find((day) => day.id === sessionId)
}

test('adults and children are lines of one order, each entrant with the code of the own line', async () => {
  const target = wish(OWN, `${OWN}-s4`, tickets(OWN, 2, 1), 3)
  const price = await server.call(calculateOrder, target)
  expect(price.lines.map(({ key, num }) => [key, num])).toEqual([
    [`${OWN}-t1`, 2],
    [`${OWN}-t2`, 1],
  ])
  expect(price.payable).toBe(2 * 98_000 + 68_000)
  const before = (await session(`${OWN}-s4`)).sold
  const created = await order(ann, target, { payable: price.payable })
  await till.pay(created, ann)
  expect((await session(`${OWN}-s4`)).sold).toBe(before + 3)
  const codes = await server.db
    .selectFrom('order_code as c')
    .innerJoin('order_chain as k', (on) => on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.chain_id'))
    .select(['c.title', 'k.target_id'])
    .where('c.iid', '=', iid)
    .where('k.order_id', '=', created.gid)
    .orderBy('c.title')
    .execute()
  expect(codes).toEqual([
    { title: '李行人', target_id: `${OWN}-t1` },
    { title: '王小行', target_id: `${OWN}-t2` },
    { title: '王行人', target_id: `${OWN}-t1` },
  ])
  // The lines are tickets, not goods: none opens a goods page.
  const detail = await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })
  expect(detail.lines.map(({ goodsId }) => goodsId)).toEqual([undefined, undefined])
  expect(detail.codes).toHaveLength(3)
})

test.each([
  ['more tickets than people', tickets(OWN, 2, 1), 2],
  ['fewer tickets than people', tickets(OWN, 1, 0), 2],
  ['a ticket of another trip', JSON.stringify({ '31003-t1': 1 }), 1],
  ['a ticket that is not there', JSON.stringify({ [`${OWN}-t1`]: 1, toString: 1 }), 2],
  ['less than nobody', JSON.stringify({ [`${OWN}-t1`]: 2, [`${OWN}-t2`]: -1 }), 1],
  ['a part of a person', JSON.stringify({ [`${OWN}-t1`]: 0.5, [`${OWN}-t2`]: 0.5 }), 1],
  ['no object', '[1]', 1],
])('%s are refused', async (_what, property2, num) => {
  await expect(server.call(calculateOrder, wish(OWN, `${OWN}-s4`, property2, num))).rejects.toMatchObject({
    code: 1000003,
  })
})

test('a price that has changed is refused with the new one, and nothing is taken', async () => {
  const before = (await session(`${OWN}-s4`)).sold
  await expect(order(ann, wish(OWN, `${OWN}-s4`, tickets(OWN, 1, 1), 2), { payable: 1 })).rejects.toMatchObject({
    code: 201003,
    data: { payable: 98_000 + 68_000 },
  })
  expect((await session(`${OWN}-s4`)).sold).toBe(before)
})

test('a resold trip takes the supplier’s seats, and its line carries the supplier and what it asks', async () => {
  const of = `${SOURCE.id}-s4`
  const before = (await session(of)).sold
  const created = await order(ann, wish(RESOLD, of, tickets(RESOLD, 2, 1), 3))
  expect(created.payable).toBe(2 * 118_000 + 78_000)
  expect((await session(of)).sold).toBe(before + 3)
  expect(await reads(iid, RESOLD, of)).toMatchObject({ left: 16 - before - 3, price: 78_000 })
  expect(await reads(SOURCE.iid, SOURCE.id, of)).toMatchObject({ left: 16 - before - 3, price: 66_000 })
  const chains = await server.db
    .selectFrom('order_chain')
    .select(['supplier_iid', 'supply'])
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .orderBy('target_id')
    .execute()
  expect(chains).toEqual([
    { supplier_iid: SOURCE.iid, supply: 2 * 98_000 },
    { supplier_iid: SOURCE.iid, supply: 66_000 },
  ])
  // The supplier's staff scan the tickets that others sold.
  await till.pay(created, ann)
  const staff = await server.login({ iid: SOURCE.iid, rights: ['order', 'scan'] })
  const { codes } = await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })
  for (const { code } of codes)
    await server.call(useOrderCode, { iid: SOURCE.iid, reqId: randomUUID(), code }, { as: staff })
  expect((await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })).status).toBe(ORDER_STATUS.received)
})

test('two tenants do not sell the last seat of a departure twice, and an unpaid order holds it for nobody', async () => {
  const of = `${SOURCE.id}-s5`
  await setUp(of, { stock: 1, sold: 0 })
  const cid = await server.login({ iid: SOURCE.iid })
  const direct = { ...wish(SOURCE.id, of, `${SOURCE.id}-t1`, 1), iid: SOURCE.iid }
  const both = await Promise.allSettled([order(ann, wish(RESOLD, of, `${RESOLD}-t1`, 1)), order(cid, direct)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await session(of)).sold).toBe(1)
  server.time.now += 31 * 60_000
  expect(await reads(iid, RESOLD, of)).toMatchObject({ state: 'open', left: 1 })
  expect(await reads(SOURCE.iid, SOURCE.id, of)).toMatchObject({ state: 'open', left: 1 })
  // The other tenant's order ran out, and no job has said so: its seat is free all the same.
  const other = both[0].status === 'fulfilled' ? cid : ann
  await order(other, other === cid ? direct : wish(RESOLD, of, `${RESOLD}-t1`, 1))
  expect((await session(of)).sold).toBe(1)
  server.time.now += 31 * 60_000
  await server.runJobs()
  expect((await session(of)).sold).toBe(0)
})

test('a resold trip is refunded by the supplier’s ladder, and a seat given back is offered to either queue', async () => {
  const of = `${SOURCE.id}-s4`
  await setUp(of, { stock: 1, sold: 0 })
  const created = await order(ann, wish(RESOLD, of, `${RESOLD}-t1`, 1))
  await till.pay(created, ann)
  await expect(order(bob, wish(RESOLD, of, `${RESOLD}-t1`, 1))).rejects.toMatchObject({ code: 1000009 })
  const cid = await server.login({ iid: SOURCE.iid })
  const ask = { iid: SOURCE.iid, reqId: randomUUID(), scope: 'origin' as const, refId: SOURCE.id, sessionId: of }
  expect(await server.call(joinWaitlist, { ...ask, phone: '13912345678' }, { as: cid })).toMatchObject({ pos: 1 })
  // One queue, in whichever tenant somebody joins it.
  expect(await join(bob, RESOLD, of)).toMatchObject({ pos: 2 })
  await server.call(
    updateOrderStatus,
    { iid, orderId: created.gid, status: ORDER_STATUS.refundRequested, remark: '临时有事' },
    { as: ann },
  )
  const refund = await server.db
    .selectFrom('refund')
    .select('amount')
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .executeTakeFirstOrThrow()
  expect(refund.amount).toBe(created.payable)
  // The seat is kept for the supplier's own waiter: neither tenant sells it to others.
  await expect(order(bob, wish(RESOLD, of, `${RESOLD}-t1`, 1))).rejects.toMatchObject({ code: 1000009 })
  await order(cid, { ...wish(SOURCE.id, of, `${SOURCE.id}-t1`, 1), iid: SOURCE.iid })
  expect((await session(of)).sold).toBe(1)
})

test('one ticket of several is refunded alone: its entrant goes, the others stay', async () => {
  const created = await order(ann, wish('31003', '31003-s4', tickets('31003', 2, 1), 3))
  await till.pay(created, ann)
  const before = (await session('31003-s4')).sold
  const chain = await server.db
    .selectFrom('order_chain')
    .select('id')
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .where('target_id', '=', '31003-t2')
    .executeTakeFirstOrThrow()
  await server.call(
    updateOrderStatus,
    {
      iid,
      orderId: created.gid,
      chainIds: [String(chain.id)],
      status: ORDER_STATUS.refundRequested,
      remark: '孩子病了',
    },
    { as: ann },
  )
  const entries = await server.db
    .selectFrom('entry')
    .select(['name', 'state'])
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .orderBy('id')
    .execute()
  expect(entries.map(({ state }) => state)).toEqual(['live', 'live', 'cancelled'])
  expect((await session('31003-s4')).sold).toBe(before - 1)
})

test('who waits for any departure is told once when one has seats, and nothing is held', async () => {
  await server.db
    .updateTable('act_session')
    .set({ state: 'closed' })
    .where('iid', '=', iid)
    .where('item_id', '=', '31004')
    .execute()
  expect(await join(ann, '31004', '')).toMatchObject({ pos: 1, state: 'waiting' })
  expect(await join(ann, '31004', '')).toMatchObject({ pos: 1, again: true })
  await server.runJobs()
  expect(await toldOf(ann)).toEqual([])
  await setUp('31004-s5', { state: 'open' })
  await Promise.all([server.runJobs(), server.runJobs()])
  await server.runJobs()
  expect(await toldOf(ann)).toMatchObject([{ url: `/app/act/origin/detail?iid=${iid}&id=31004` }])
  expect(await reads(iid, '31004', '31004-s5')).toMatchObject({ left: 16 })
  // Withdrawn meanwhile: the next one waits until it is back.
  await server.db.updateTable('content').set({ status: 'deleted' }).where('id', '=', '31004').execute()
  await join(bob, '31004', '')
  await server.runJobs()
  expect(await toldOf(bob)).toEqual([])
  await expect(join(bob, '9001', '')).rejects.toMatchObject({ code: 1000004 })
})

test('a trip that its supplier withdrew is sold nowhere', async () => {
  await server.db
    .updateTable('content')
    .set({ status: 'deleted' })
    .where('iid', '=', SOURCE.iid)
    .where('id', '=', '313102')
    .execute()
  const target = wish('31009', '313102-s5', '31009-t1', 1)
  await expect(server.call(calculateOrder, target)).rejects.toMatchObject({ code: 1000005 })
  const { sessions } = await server.call(getContent, { iid, moduleType: 31, id: '31009' })
  expect(new Set(sessions?.map(({ state }) => state))).toEqual(new Set(['closed']))
  const { list } = await server.call(listContent, { iid, moduleType: 31 })
  expect(list.find(({ id }) => id === '31009')?.extra).toMatchObject({ left: 0, state: 'full' })
})

test('who has booked a resold trip corrects an entrant until its departure', async () => {
  const of = `${SOURCE.id}-s6`
  await setUp(of, { stock: 5, sold: 0, state: 'open' })
  const created = await order(ann, wish(RESOLD, of, `${RESOLD}-t1`, 1))
  await till.pay(created, ann)
  const { id } = await server.db
    .selectFrom('entry')
    .select('id')
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .executeTakeFirstOrThrow()
  const save = () =>
    server.call(
      saveEntry,
      { iid, reqId: randomUUID(), scope: 'origin', refId: RESOLD, id, fields: { name: '王更名' } },
      { as: ann },
    )
  expect(await save()).toMatchObject({ name: '王更名' })
  await setUp(of, { starts_at: server.time.now })
  await expect(save()).rejects.toMatchObject({ code: 1000005 })
})

test('a trip shows its plan and who runs it; lists show the next departure that takes people', async () => {
  const detail = await server.call(getContent, { iid, moduleType: 31, id: RESOLD })
  expect(detail.trip).toMatchObject({ supplier: '云杉生活伙伴', days: expect.any(Array), included: expect.any(Array) })
  expect(detail.refundRule).toHaveLength(2)
  const { list } = await server.call(listContent, { iid, moduleType: 31 })
  const shown = list.find(({ id }) => id === '31005')
  const third = await session('31005-s3')
  // The first departure is over and the second is full.
  expect(shown?.extra).toMatchObject({ startAt: third.starts_at, left: 3, state: 'open' })
  expect(shown?.extra).not.toHaveProperty('trip')
})
