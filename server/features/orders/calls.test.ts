import {
  calculateOrder,
  checkOrderUse,
  claimCoupon,
  claimCoupons,
  createOrder,
  getContent,
  getOrder,
  getOrderByTradeNo,
  getOrderSource,
  listCoupons,
  listOrders,
  type OrderCalculation,
  queryLogistics,
  updateOrderStatus,
  updateRefundEms,
  useOrderCode,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { entrant, TICKET, Till } from '../../testing/Till'

let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
let staff: Actor
let seeded: number
let request = 0
const reqId = () => `request-${++request}`

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  bob = await server.login({ nick_name: '波' })
  staff = await server.login({ nick_name: '员', rights: ['order', 'scan'] })
  seeded = await soldToNobody()
})
// Each test has its own buyer: what another's unpaid orders have kept in vain does not count.
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterAll(() => server.close())
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
  expect(await soldToNobody()).toBe(seeded)
})

const sold = async (id = '9012-s1') =>
  (await server.db.selectFrom('act_session').select('sold').where('id', '=', id).executeTakeFirstOrThrow()).sold
/** Number of sold seats without an entry. The demo tenant starts with some; the number must never grow. */
const soldToNobody = async () => {
  const { n } = await server.db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('session_id', '=', '9012-s1')
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  return (await sold()) - Number(n)
}
const move = (gid: string, status: number, as: Actor, remark?: string) =>
  server.call(updateOrderStatus, { iid: 1000, orderId: gid, status, ...(remark ? { remark } : {}) }, { as })

test('chat-and-calls §7 Orders: from the price to the paid order with a code', async () => {
  const price = await server.call(calculateOrder, TICKET)
  expect(price.payable).toBe(6800)
  // A captain may enter more people than other members; only the order names the team.
  expect((await server.call(calculateOrder, { ...TICKET, num: 12 })).payable).toBe(12 * 6800)
  await expect(till.order(ann, { num: 12 })).rejects.toMatchObject({ code: 1000003 })
  const before = await sold()
  const { gid, tradeNo } = await till.paid(ann)
  expect(await sold()).toBe(before + 1)
  const seen = await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })
  expect(seen).toMatchObject({
    status: 11,
    stage: 'use',
    payable: 6800,
    actions: expect.arrayContaining(['use', 'refund']),
  })
  expect(seen.codes).toHaveLength(1)
  expect(await server.call(getOrderByTradeNo, { iid: 1000, tradeNo }, { as: ann })).toMatchObject({ gid, paid: true })
  const act = await server.call(getContent, { iid: 1000, moduleType: 9, id: '9012' }, { as: ann })
  expect(act.mine).toMatchObject({ owned: true, entry: [{ name: '张三0' }] })
})

test('the buyer’s contact is the item’s owner, the staff’s contact is the buyer', async () => {
  const dan = await server.login({ nick_name: '丹', mobile: '13912340001' })
  const { gid } = await till.order(dan)
  const contact = async (as: Actor) => (await server.call(getOrder, { iid: 1000, orderId: gid }, { as })).contact
  expect(await contact(dan)).toEqual({ rid: 2014, uid: 1014, nick_name: '木木夕', headImg: expect.any(String) })
  const { rid, user_id: uid } = dan.member
  expect(await contact(staff)).toEqual({ rid, uid, nick_name: '丹', headImg: '' })
})

test('an order, its ticket and its checkout show time and place', async () => {
  const { gid } = await till.paid(ann)
  const seen = await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })
  const { starts_at, ends_at } = await server.db
    .selectFrom('act_session')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  const where = {
    place: '杭州 湖畔书房',
    lat: 30.25,
    lng: 120.13,
    meet: '二楼靠窗长桌',
    leader: expect.objectContaining({ uid: 1014 }),
  }
  expect(seen.event).toEqual({ title: seen.title, startsAt: starts_at, endsAt: ends_at, ...where })
  expect((await server.call(checkOrderUse, { iid: 1000, orderId: gid }, { as: ann })).event).toEqual(seen.event)
  const source = await server.call(getOrderSource, { iid: 1000, orderType: 1, id: '9012' })
  expect(source.event).toEqual(where)
  expect(source.options).toContainEqual(
    expect.objectContaining({ id: TICKET.property, startsAt: starts_at, endsAt: ends_at }),
  )
})

test('admissions-and-regions §7: claiming several coupons names them all, also those already claimed', async () => {
  const eve = await server.login({ nick_name: '夕' })
  const claim = (couponIds: string[]) => server.call(claimCoupons, { iid: 1000, couponIds }, { as: eve })
  expect((await claim(['c1001', 'c1002'])).couponIds).toEqual(['c1001', 'c1002'])
  const issued = async (id: string) =>
    (await server.db.selectFrom('coupon').select('issued').where('id', '=', id).executeTakeFirstOrThrow()).issued
  const others = await issued('c1003')
  // A claim counts for its own coupon, and a used coupon stays used while others are left.
  expect(await issued('c1001')).toBe(others + 1)
  await server.db.updateTable('coupon').set({ total: 0, issued: 0 }).where('id', '=', 'c1003').execute()
  expect(await claim(['c1002', 'c1003', 'c1004'])).toMatchObject({ t: 0, couponIds: ['c1002', 'c1004'] })
  const inEnglish = { iid: 1000, couponIds: 'c1002,c1004', language: 'EN' }
  const { msg } = (await server.wire(claimCoupons.uri, inEnglish, { as: eve })) as { msg: string }
  expect(msg).toBe('Claimed; 周末出发九折券: Claim limit reached')
})

test('a coupon that is not there keeps nobody from the others', async () => {
  const zoe = await server.login({ nick_name: '佐伊' })
  const claim = (couponIds: string[]) => server.call(claimCoupons, { iid: 1000, couponIds }, { as: zoe })
  expect(await claim(['none', 'c1001'])).toMatchObject({ t: 0, couponIds: ['c1001'] })
  await expect(claim(['none', 'nor'])).rejects.toMatchObject({ code: 1000004 })
})

test('ten parallel copies of a payment notification pay once', async () => {
  const { gid, payable } = await till.order(ann)
  const { tradeNo } = await till.open(gid, ann)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => till.confirm(tradeNo, payable)))
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'again')).toHaveLength(9)
})

test('a notification with another amount or a used number changes nothing', async () => {
  const { gid, payable } = await till.order(ann)
  const { tradeNo } = await till.open(gid, ann)
  expect(await till.confirm(tradeNo, payable - 1)).toBe('amount')
  const other = await till.paid(ann)
  expect(await till.confirm(tradeNo, payable, `C-${other.tradeNo}`)).toBe('conflict')
  expect(await till.confirm('T-unknown', payable)).toBe('unknown')
  expect(await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).toMatchObject({ status: 1 })
})

test('the same reqId gives one order; without a reqId an identical order within a minute does', async () => {
  const key = reqId()
  const [a, b] = await Promise.all(
    [1, 2].map(() =>
      server.call(createOrder, { ...TICKET, info: { reqId: key, entrants: [entrant(1)] } }, { as: ann }),
    ),
  )
  expect(a?.gid).toBe(b?.gid)
  const again = () => server.call(createOrder, { ...TICKET, info: { entrants: [entrant(7)] } }, { as: ann })
  const first = await again()
  expect((await again()).gid).toBe(first.gid)
  server.time.now += 61_000
  expect((await again()).gid).not.toBe(first.gid)
})

test('invalid orders are refused and reserve nothing', async () => {
  const before = await sold()
  const count = await server.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  await expect(till.order(ann, {}, { payable: 1 })).rejects.toMatchObject({ code: 201003, data: { payable: 6800 } })
  await expect(till.order(ann, {}, { entrants: [] })).rejects.toMatchObject({ code: 1000003 })
  await expect(till.order(ann, { property: 'nothing' })).rejects.toMatchObject({
    code: 1000003,
    msg: expect.stringContaining('property'),
  })
  await expect(till.order(ann, { keys: '9011', property: '9011-s1', property2: '9011-t1' })).rejects.toMatchObject({
    code: 1000005,
  })
  await expect(
    till.order(
      ann,
      { keys: '9001', property: '9001-s1', property2: '9001-t1', num: 2 },
      {
        entrants: [
          { ...entrant(1), answers: { 'q-id': '11010519491231002X', 'q-pickup': '自驾前往' } },
          { ...entrant(2), answers: { 'q-id': '110105194912310021', 'q-pickup': '自驾前往' } },
        ],
      },
    ),
  ).rejects.toMatchObject({ code: 1000003, msg: expect.stringContaining('第2位报名人'), data: { row: 1 } })
  await expect(server.call(createOrder, TICKET)).rejects.toMatchObject({ code: 1000001 })
  expect(await sold()).toBe(before)
  expect(
    await server.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ).toEqual(count)
})

test('of two orders for the last seat at once, one is placed and the other gets FULL', async () => {
  await server.db
    .updateTable('act_session')
    .set({ stock: (await sold()) + 1 })
    .where('id', '=', '9012-s1')
    .execute()
  const results = await Promise.allSettled([till.order(ann), till.order(bob)])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 1000009 } })
  // The form screen checks its selection before anybody fills in a checkout.
  await expect(server.call(calculateOrder, TICKET)).rejects.toMatchObject({ code: 1000009 })
  await server.db.updateTable('act_session').set({ stock: 500 }).where('id', '=', '9012-s1').execute()
})

test('cancelling gives the seat back, once; somebody else may not', async () => {
  const before = await sold()
  const { gid } = await till.order(ann)
  await expect(move(gid, 3, bob)).rejects.toMatchObject({ code: 1000002 })
  expect(await move(gid, 3, ann)).toMatchObject({ status: 3 })
  expect(await move(gid, 3, ann)).toMatchObject({ status: 3 })
  expect(await sold()).toBe(before)
  await expect(till.open(gid, ann)).rejects.toMatchObject({ code: 201002 })
})

test('screens-commerce §3.2: after thirty minutes an order shows as expired, and reading it writes nothing', async () => {
  const { gid, payable } = await till.order(ann)
  const { tradeNo } = await till.open(gid, ann)
  server.time.now += 31 * 60_000
  const before = await sold()
  const look = () => server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })
  const inTab = async (status: number) =>
    (await server.call(listOrders, { iid: 1000, status, pageSize: 50 }, { as: ann })).list.find(
      (row) => row.gid === gid,
    )
  expect(await look()).toMatchObject({ status: 2, codes: [], expireAt: null, actions: [] })
  expect(await server.call(getOrderByTradeNo, { iid: 1000, tradeNo }, { as: ann })).toMatchObject({ status: 2 })
  expect([await inTab(0), await inTab(1)]).toMatchObject([{ status: 2, actions: [] }, undefined])
  const stored = () => server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()
  expect([await stored(), await sold()]).toEqual([{ status: 1 }, before])
  await server.runJobs()
  expect(await stored()).toEqual({ status: 2 })
  expect(await sold()).toBeLessThan(before)
  expect(await look()).toMatchObject({ status: 2, codes: [] })
  const seats = await sold()
  expect(await till.confirm(tradeNo, payable)).toBe('late')
  expect(await till.confirm(tradeNo, payable)).toBe('again')
  const seen = async () => [
    (await look()).late,
    (await server.call(getOrderByTradeNo, { iid: 1000, tradeNo }, { as: ann })).late,
  ]
  const late = { amount: payable, returned: false, at: server.time.now }
  expect(await seen()).toEqual([late, late])
  await server.runJobs()
  expect((await seen()).map((one) => one?.returned)).toEqual([true, true])
  expect(await sold()).toBe(seats)
  const refunds = await server.db.selectFrom('refund').selectAll().where('trade_no', '=', tradeNo).execute()
  expect(refunds).toMatchObject([{ cash_part: payable, state: 'done' }])
})

test('the seat of an expired order is free at once, before the job has run', async () => {
  const { gid } = await till.order(ann)
  await server.db
    .updateTable('act_session')
    .set({ stock: await sold() })
    .where('id', '=', '9012-s1')
    .execute()
  await expect(till.order(bob)).rejects.toMatchObject({ code: 1000009 })
  server.time.now += 31 * 60_000
  expect((await server.call(calculateOrder, TICKET)).payable).toBe(6800)
  const source = await server.call(getOrderSource, { iid: 1000, orderType: 1, id: '9012' })
  expect(source.options.find(({ id }) => id === '9012-s1')?.left).toBe(1)
  expect((await till.order(bob)).status).toBe(1)
  expect(await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).toMatchObject({ status: 2 })
  await server.db.updateTable('act_session').set({ stock: 500 }).where('id', '=', '9012-s1').execute()
})

test('the reason why a coupon is unusable is in the caller’s language', async () => {
  const member = await server.login()
  for (const couponId of ['c1001', 'c1004']) await server.call(claimCoupon, { iid: 1000, couponId }, { as: member })
  const reasons = async (language: string) => {
    const answer = await server.wire(calculateOrder.uri, { ...TICKET, language }, { as: member })
    return (answer as { t: OrderCalculation }).t.coupons.map(({ reason }) => reason).sort()
  }
  expect(await reasons('CN')).toEqual(['不适用于此订单', '未满99元'])
  expect(await reasons('EN')).toEqual(['Below ¥99', 'Not for this order'])
})

test('a coupon lowers the price, is used up, and comes back with the cancelled order', async () => {
  await server.db.updateTable('coupon').set({ full_price: 5000 }).where('id', '=', 'c1001').execute()
  expect(await server.call(claimCoupon, { iid: 1000, couponId: 'c1001' }, { as: bob })).toMatchObject({ t: 0 })
  expect(await server.call(claimCoupon, { iid: 1000, couponId: 'c1001' }, { as: bob })).toMatchObject({ t: 2 })
  const [mine] = (await server.call(listCoupons, { iid: 1000 }, { as: bob })).list
  const made = await till.order(bob, { couponId: mine?.id })
  expect(made.payable).toBe(4800)
  expect((await server.call(listCoupons, { iid: 1000 }, { as: bob })).total).toBe(0)
  await expect(till.order(bob, { couponId: mine?.id, num: 2 })).rejects.toMatchObject({ code: 201004 })
  await move(made.gid, 3, bob)
  expect((await server.call(listCoupons, { iid: 1000 }, { as: bob })).total).toBe(1)
})

test('screens-commerce §3.3: staff order for another person, who is told and pays; nobody else may, and no coupon is spent', async () => {
  const dora = await server.login({ nick_name: '朵' })
  const { user_id, rid } = dora.member
  const wish = { queryUserId: user_id }
  for (const [as, more, code] of [
    [bob, {}, 1000002],
    [staff, { useCoin: true }, 1000002],
    [staff, { queryUserId: 987_654 }, 1000004],
  ] as const)
    await expect(till.order(as, { ...wish, ...more })).rejects.toMatchObject({ code })
  const first = await till.order(staff, wish, { reqId: 'for-dora-1' })
  expect(await till.order(staff, wish, { reqId: 'for-dora-1' })).toMatchObject({ gid: first.gid, again: true })
  const seen = await server.call(getOrder, { iid: 1000, orderId: first.gid }, { as: dora })
  expect(seen).toMatchObject({ status: 1, role: 'buyer', events: [{ to: 1, actor: 'staff' }] })
  const told = await server.db.selectFrom('chat_outbox').selectAll().where('to_rid', '=', rid).execute()
  expect(told.filter(({ temp_id }) => temp_id.includes(first.gid))).toHaveLength(1)
  await till.pay(first, dora)
  expect((await server.call(listOrders, { iid: 1000 }, { as: dora })).list).toMatchObject([{ status: 11 }])
})

test('a refund inside the ladder is approved at once, frees the seat and voids the code', async () => {
  const { gid } = await till.paid(ann)
  const before = await sold()
  await expect(move(gid, 15, ann)).rejects.toMatchObject({ code: 1000003 })
  expect(await move(gid, 15, ann, '临时有事')).toMatchObject({ status: 18 })
  expect(await sold()).toBe(before - 1)
  expect(await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).toMatchObject({
    status: 18,
    codes: [],
    refund: { amount: 6800, state: 'done' },
  })
})

test('once a ticket of the line was used, its refund is for staff to decide', async () => {
  const { gid, payable } = await till.paid(ann, { num: 2 })
  const read = () => server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })
  const [code] = (await read()).codes
  await server.call(useOrderCode, { iid: 1000, reqId: reqId(), code: code?.code ?? '' }, { as: staff })
  expect(await read()).toMatchObject({ status: 11, refundOffer: { share: null, amount: payable } })
  expect(await move(gid, 15, ann, '临时有事')).toMatchObject({ status: 15 })
})

test('the announced refund equals the paid one, at every step of the ladder', async () => {
  const now = server.time.now
  const { starts_at } = await server.db
    .selectFrom('act_session')
    .select('starts_at')
    .where('iid', '=', 1000)
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  const { refund_rule } = await server.db
    .selectFrom('act_item')
    .select('refund_rule')
    .where('iid', '=', 1000)
    .where('id', '=', TICKET.keys)
    .executeTakeFirstOrThrow()
  const steps = refund_rule.flatMap(({ hours }) => [hours, hours - 0.01]).filter((hours) => hours > 0)
  expect(steps.length).toBeGreaterThan(1)
  const seen = new Set<number | null>()
  try {
    for (const hours of steps) {
      server.time.now = now
      const { gid, payable } = await till.paid(ann)
      server.time.now = starts_at - hours * 3_600_000
      const read = (as: Actor) => server.call(getOrder, { iid: 1000, orderId: gid }, { as })
      const { refundOffer: offer } = await read(ann)
      expect((await read(staff)).refundOffer).toBeNull()
      expect(offer).toMatchObject({ amount: Math.floor((payable * (offer?.share ?? 100)) / 100), wallet: 0 })
      seen.add(offer?.share ?? null)
      const asked = move(gid, 15, ann, '临时有事')
      if (offer?.share === 0) await expect(asked).rejects.toMatchObject({ code: 1000005 })
      else {
        await asked
        expect(await read(ann)).toMatchObject({ refund: { amount: offer?.amount }, refundOffer: null })
      }
    }
  } finally {
    server.time.now = now
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('a code is used once by staff and completes the order; a member may not', async () => {
  const { gid } = await till.paid(ann)
  const [{ code } = { code: '' }] = (await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).codes
  const use = (as: Actor, said = code) => server.call(useOrderCode, { iid: 1000, reqId: reqId(), code: said }, { as })
  await expect(use(ann)).rejects.toMatchObject({ code: 1000002 })
  // As the ticket shows it: in groups of four.
  const first = await use(staff, `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`)
  expect(first).toMatchObject({ left: 0 })
  server.time.now += 1000
  expect(await use(staff)).toMatchObject({ again: true, usedAt: first.usedAt })
  expect(await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).toMatchObject({ status: 13 })
})

test('a free activity is paid at once, and a club is joined by the payment', async () => {
  const free = await till.order(ann, { keys: '9006', property: '9006-s2', property2: '9006-t1' })
  expect(free).toMatchObject({ status: 11, payable: 0 })
  const club = await till.pay(await till.joinClub(ann), ann)
  expect(await server.call(getOrder, { iid: 1000, orderId: club.gid }, { as: ann })).toMatchObject({ status: 13 })
  expect((await server.call(getContent, { iid: 1000, moduleType: 10, id: '10004' }, { as: ann })).mine.joined).toBe(
    true,
  )
  const list = await server.call(listOrders, { iid: 1000 }, { as: ann })
  expect(list.list.map((row) => row.gid)).toContain(club.gid)
})

test('chat-and-calls §7 Orders: the buyer sends a return after the seller has asked for it, under one number', async () => {
  const { gid } = await till.paid(ann)
  const [chain] = await server.db.selectFrom('order_chain').selectAll().where('order_id', '=', gid).execute()
  const send = (as: Actor, refundEms = 'SF1234567', chainIds = [String(chain?.id)]) =>
    server.call(updateRefundEms, { iid: 1000, orderId: gid, chainIds, refundEms }, { as })
  await expect(send(ann)).rejects.toMatchObject({ code: 201002 })
  await server.db.updateTable('order_chain').set({ status: 16, prior_status: 12 }).where('order_id', '=', gid).execute()
  await expect(send(bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(send(ann, 'SF1234567', ['0'])).rejects.toMatchObject({ code: 1000003 })
  expect(await send(ann)).toBe(true)
  expect(await send(ann)).toBe(true)
  await expect(send(ann, 'SF7654321')).rejects.toMatchObject({ code: 201002 })
  expect(await server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })).toMatchObject({ status: 17 })
})

test('expect-shop trap 7: a return under the number of a stranger’s parcel is answered like one that nobody knows', async () => {
  await till
    .paid(ann)
    .then(({ gid }) =>
      server.db
        .updateTable('order_chain')
        .set({ status: 17, prior_status: 12, transport_number: 'OUT7654321', refund_ems: 'BACK7654321' })
        .where('order_id', '=', gid)
        .execute(),
    )
  const returned = async (refundEms: string, cameAs = 'MINE7654321') => {
    const { gid } = await till.paid(bob)
    const { id } = await server.db
      .updateTable('order_chain')
      .set({ status: 16, prior_status: 12, transport_number: cameAs })
      .where('order_id', '=', gid)
      .returning('id')
      .executeTakeFirstOrThrow()
    const wish = { iid: 1000, orderId: gid, chainIds: [String(id)], refundEms }
    const answer = await server.call(updateRefundEms, wish, { as: bob })
    return [answer, await server.call(queryLogistics, { iid: 1000, transportNumber: refundEms }, { as: bob })]
  }
  const unknown = await returned('NOBODY7654321')
  expect(await returned('OUT7654321')).toEqual(unknown)
  expect(await returned('BACK7654321')).toEqual(unknown)
  // The one that came to the buyer, also with another order, was copied by mistake.
  for (const number of ['MINE7654321', 'MINE1111111'])
    await expect(returned(number, 'MINE1111111')).rejects.toMatchObject({ code: 1000008 })
})

test('a checkout of an activity without open sessions is refused with the reason', async () => {
  const { id } = await server.db
    .selectFrom('act_item')
    .innerJoin('content', 'content.id', 'act_item.id')
    .select('act_item.id')
    .where('content.iid', '=', 1000)
    .where('content.module_type', '=', 9)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('act_session')
            .select('id')
            .whereRef('item_id', '=', 'act_item.id')
            .where('starts_at', '>', server.time.now),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  const asked = server.call(getOrderSource, { iid: 1000, orderType: 1, id })
  await expect(asked).rejects.toMatchObject({ code: 1000004, msg: '报名已结束' })
})
