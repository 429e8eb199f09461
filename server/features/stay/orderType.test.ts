import { randomUUID } from 'node:crypto'
import {
  addDays,
  calculateOrder,
  changeReservation,
  createOrder,
  getContent,
  getOrder,
  getOrderSource,
  getStayOffers,
  listReservations,
  ORDER_STATUS,
  type Reservation,
  searchStays,
  shanghaiDay,
  stayNights,
  stayProperty,
  updateOrderStatus,
  useOrderCode,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { orderJobs } from '../../trade/orderJobs'

const iid = 1000
const CAMP = '25001'
/** Twelve pitches; a refund of 100 % until 72 hours before, 50 % until 24. */
const PITCH = '25001-r1'
const DAY = 86_400_000
const { refundRequested, refunded, paid, expired } = ORDER_STATUS
let server: TestServer
let till: Till
let ann: Actor
let start = 0
let first = ''
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  start = server.time.now
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = start
  first = addDays(shanghaiDay(start), 10)
  // What earlier cases hold must not free nights of later ones.
  await server.db
    .updateTable('reservation')
    .set({ state: 'cancelled', held_until: null })
    .where('iid', '=', iid)
    .execute()
  await setNights(PITCH, { price: 10_000, total: 2, sold: 0 })
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

/** All nights of the room from the first day on. */
const setNights = (room: string, values: object, dates?: readonly string[]) =>
  server.db
    .updateTable('stay_night')
    .set(values)
    .where('iid', '=', iid)
    .where('room_id', '=', room)
    .$if(dates !== undefined, (q) => q.where('date', 'in', dates ?? []))
    .execute()
const sold = async (days = 6, from = first, room = PITCH) => {
  const rows = await server.db
    .selectFrom('stay_night')
    .select('sold')
    .where('iid', '=', iid)
    .where('room_id', '=', room)
    .where('date', '>=', from)
    .where('date', '<', addDays(from, days))
    .orderBy('date')
    .execute()
  return rows.map((row) => row.sold)
}
const dates = (from: number, nights: number) => ({ in: addDays(first, from), out: addDays(first, from + nights) })
interface Wish {
  readonly from?: number
  readonly nights?: number
  readonly num?: number
  readonly keys?: string
  readonly as?: Actor
  readonly info?: object
  readonly property?: string
}
const book = ({ from = 0, nights = 1, num = 1, keys = PITCH, as = ann, info = {}, property }: Wish = {}) =>
  server.call(
    createOrder,
    {
      ...{
        iid,
        orderType: 3,
        keys,
        property: property ?? stayProperty(dates(from, nights)),
        num,
        phone: '13912345678',
      },
      info: { reqId: randomUUID(), guests: Array.from({ length: num }, () => '张小山'), guestNum: num, ...info },
    },
    { as },
  )
const bought = async (wish: Wish = {}) => (await till.pay(await book(wish), wish.as ?? ann)).gid
const mine = (state: 'upcoming' | 'past' | 'cancelled' = 'upcoming', as = ann) =>
  server.call(listReservations, { iid, state }, { as })
const only = async (): Promise<Reservation> => {
  const [one] = (await mine()).list
  if (!one) throw new Error('there is no reservation')
  return one
}

test('screens-activities §5 journey 7: three nights with one full are refused and none moves; others are booked and cancelled', async () => {
  await setNights(PITCH, { sold: 2 }, [addDays(first, 1)])
  await expect(book({ nights: 3 })).rejects.toMatchObject({ code: 1000009, data: { dates: [addDays(first, 1)] } })
  expect(await sold()).toEqual([0, 2, 0, 0, 0, 0])
  const gid = await bought({ from: 2, nights: 3 })
  expect(await sold()).toEqual([0, 2, 1, 1, 1, 0])
  const own = await only()
  expect(own).toMatchObject({ orderId: gid, state: 'paid', in: addDays(first, 2), out: addDays(first, 5), rooms: 1 })
  expect(own.refund).toEqual({ share: 100, amount: 30_000 })
  expect(own.code).toMatch(/^\d{10}$/)
  const wish = { iid, orderId: gid, status: refundRequested, remark: '行程有变' }
  expect((await server.call(updateOrderStatus, wish, { as: ann })).status).toBe(refunded)
  expect(await sold()).toEqual([0, 2, 0, 0, 0, 0])
  expect((await mine('cancelled')).list).toMatchObject([{ orderId: gid, state: 'cancelled', code: '' }])
  expect((await mine()).counts).toEqual({ upcoming: 0, past: 0, cancelled: 1 })
})

test('the race: many orders for overlapping nights at once, and none is sold twice', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => server.login()))
  const wishes = buyers.map((as, n) => book({ from: n % 4, nights: 1 + (n % 3), num: 1 + (n % 2), as }))
  const outcomes = await Promise.allSettled(wishes)
  const placed = outcomes.flatMap((one, n) => (one.status === 'fulfilled' ? [n] : []))
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 1000009 })
  const expected = [0, 0, 0, 0, 0, 0]
  for (const n of placed)
    for (let night = n % 4; night < (n % 4) + 1 + (n % 3); night += 1)
      expected[night] = (expected[night] ?? 0) + 1 + (n % 2)
  expect(await sold()).toEqual(expected)
  expect(Math.max(...expected)).toBe(2)
  expect(placed.length).toBeGreaterThan(1)
})

test('an order that was not paid in time frees its nights, in answers before the job has run and in the table after it', async () => {
  const { gid } = await book({ num: 2 })
  const offer = async () =>
    (await server.call(getStayOffers, { iid, id: CAMP, ...dates(0, 1) })).list.find(({ id }) => id === PITCH)
  expect(await offer()).toEqual({ id: PITCH, kind: 'room', total: 10_000, left: 0, full: [first] })
  expect((await only()).state).toBe('unpaid')
  server.time.now += 31 * 60_000
  expect(await offer()).toMatchObject({ left: 2, full: [] })
  expect((await mine()).list).toEqual([])
  expect((await mine('cancelled')).list).toMatchObject([{ orderId: gid, state: 'cancelled' }])
  await orderJobs.run(server.app.services)
  expect(await sold(1)).toEqual([0])
  expect((await server.call(getOrder, { iid, orderId: gid }, { as: ann })).status).toBe(expired)
  expect((await mine('cancelled')).counts).toEqual({ upcoming: 0, past: 0, cancelled: 1 })
})

test('screens-commerce §3.2: a cancellation returns the share of its step, and after the last one it is closed', async () => {
  const gid = await bought()
  const starts = (await server.call(getOrder, { iid, orderId: gid }, { as: ann })).event?.startsAt ?? 0
  server.time.now = starts - 30 * 3_600_000
  expect((await only()).refund).toEqual({ share: 50, amount: 5_000 })
  expect((await only()).cancelBefore).toBe(starts - 24 * 3_600_000)
  server.time.now = starts - 23 * 3_600_000
  expect((await only()).refund).toEqual({ share: 0, amount: 0 })
  const wish = { iid, orderId: gid, status: refundRequested, remark: '行程有变' }
  await expect(server.call(updateOrderStatus, wish, { as: ann })).rejects.toMatchObject({ code: 1000005 })
  expect(await sold(1)).toEqual([1])
})

test('at the very instant of the last step a stay still moves and is given back by it, and a moment later neither', async () => {
  const gid = await bought()
  const last = (await only()).cancelBefore ?? 0
  const change = (from: number) =>
    server.call(changeReservation, { iid, reqId: randomUUID(), orderId: gid, ...dates(from, 1) }, { as: ann })
  server.time.now = last + 1
  expect(await only()).toMatchObject({ canChange: false, refund: { share: 0, amount: 0 } })
  await expect(change(1)).rejects.toMatchObject({ code: 1000005 })
  server.time.now = last
  expect(await only()).toMatchObject({ canChange: true, refund: { share: 50, amount: 5_000 } })
  await change(1)
  // The later dates do not raise it.
  await server.call(updateOrderStatus, { iid, orderId: gid, status: refundRequested, remark: '行程有变' }, { as: ann })
  const refund = await server.db.selectFrom('refund').select('amount').where('order_id', '=', gid).executeTakeFirst()
  expect(refund?.amount).toBe(5_000)
})

test('wrong dates, too many guests, missing names and numbers, foreign and past days are refused and take nothing', async () => {
  const wrong = (wish: Wish) => expect(book(wish)).rejects.toMatchObject({ code: 1000003 })
  await wrong({ property: `${first}/${first}` })
  await wrong({ property: `${addDays(first, 2)}/${first}` })
  await wrong({ nights: 31 })
  await wrong({ info: { guestNum: 3 } })
  // Names alone are people too.
  await wrong({ info: { guests: ['张小山', '李小山', '王小山'], guestNum: undefined } })
  await wrong({ info: { guests: [] } })
  await wrong({ info: { guests: ['张'] } })
  await wrong({ num: 10 })
  const now = shanghaiDay(start)
  await expect(book({ property: `${addDays(now, -2)}/${addDays(now, -1)}` })).rejects.toMatchObject({ code: 1000005 })
  await expect(book({ from: 200 })).rejects.toMatchObject({ code: 1000005 })
  await expect(book({ keys: '25001-r9' })).rejects.toMatchObject({ code: 1000004 })
  await expect(
    server.call(calculateOrder, { iid: 3214, orderType: 3, keys: PITCH, property: stayProperty(dates(0, 1)), num: 1 }),
  ).rejects.toMatchObject({ code: 1000004 })
  expect(await sold()).toEqual([0, 0, 0, 0, 0, 0])
})

test('a package has its own nights and what they cost besides the room', async () => {
  const room = '25001-r2'
  await setNights(room, { price: 20_000, total: 1, sold: 0 })
  const pack = 'p25001-k1'
  await expect(book({ keys: pack, nights: 1 })).rejects.toMatchObject({ code: 1000003 })
  const placed = await book({ keys: pack, nights: 2, info: { guestNum: 4 } })
  expect(placed.payable).toBe(2 * 20_000 + 26_000)
  expect(await sold(3, first, room)).toEqual([1, 1, 0])
  expect(await only()).toMatchObject({ targetId: pack, title: '湖畔两晚亲子套餐', guestNum: 4 })
  const source = await server.call(getOrderSource, { iid, orderType: 3, id: pack })
  expect(source.options.length).toBeGreaterThan(0)
  const detail = await server.call(getContent, { iid, moduleType: 20, id: '25001-k1', kind: 'package' })
  expect(detail.id).toBe(CAMP)
  expect(detail.package).toMatchObject({ nights: 2, lowest: 66_000 })
})

test('a stay moves to other dates of the same price; its nights follow, those of both stays do not move', async () => {
  const gid = await bought({ nights: 3 })
  const change = (from: number, nights: number, more: object = {}, as = ann) =>
    server.call(changeReservation, { iid, reqId: randomUUID(), orderId: gid, ...dates(from, nights), ...more }, { as })
  const moved = await change(1, 3, { guests: ['李小河'] })
  expect(moved).toMatchObject({ in: addDays(first, 1), out: addDays(first, 4), guests: ['李小河'] })
  expect(await sold()).toEqual([0, 1, 1, 1, 0, 0])
  const order = await server.call(getOrder, { iid, orderId: gid }, { as: ann })
  // Nobody leads a stay.
  expect(order.event?.isStay).toBe(true)
  expect(order.event?.endsAt).toBe((order.event?.startsAt ?? 0) + 3 * DAY - 2 * 3_600_000)
  await expect(change(1, 2)).rejects.toMatchObject({ code: 201003, data: { payable: 20_000, agreed: 30_000 } })
  await setNights(PITCH, { sold: 2 }, [addDays(first, 5)])
  await expect(change(3, 3)).rejects.toMatchObject({ code: 1000009, data: { dates: [addDays(first, 5)] } })
  await expect(change(2, 3, {}, await server.login())).rejects.toMatchObject({ code: 1000002 })
  expect(await sold()).toEqual([0, 1, 1, 1, 0, 2])
  server.time.now = (order.event?.startsAt ?? 0) - 23 * 3_600_000
  await expect(change(2, 3)).rejects.toMatchObject({ code: 1000005 })
})

test('other dates do not raise what a cancellation returns, and an order that ran out holds none of them', async () => {
  const gid = await bought()
  await book({ from: 5, num: 2, as: await server.login() })
  const starts = (await server.call(getOrder, { iid, orderId: gid }, { as: ann })).event?.startsAt ?? 0
  server.time.now = starts - 30 * 3_600_000
  const moved = await server.call(
    changeReservation,
    { iid, reqId: randomUUID(), orderId: gid, ...dates(5, 1) },
    { as: ann },
  )
  expect(moved).toMatchObject({ in: addDays(first, 5), refund: { share: 50, amount: 5_000 } })
  expect(await sold()).toEqual([0, 0, 0, 0, 0, 1])
  await server.call(updateOrderStatus, { iid, orderId: gid, status: refundRequested, remark: '行程有变' }, { as: ann })
  const refund = await server.db.selectFrom('refund').select('amount').where('order_id', '=', gid).executeTakeFirst()
  expect(refund?.amount).toBe(5_000)
})

test('the desk uses the code once; the stay is then past, and its dates no longer move', async () => {
  const gid = await bought()
  const { code } = await only()
  const desk = await server.login({ rights: ['scan'] })
  const use = () => server.call(useOrderCode, { iid, reqId: randomUUID(), code }, { as: desk })
  expect(await use()).toMatchObject({ left: 0 })
  expect((await use()).again).toBe(true)
  expect((await only()).state).toBe('used')
  await expect(
    server.call(changeReservation, { iid, reqId: randomUUID(), orderId: gid, ...dates(1, 1) }, { as: ann }),
  ).rejects.toMatchObject({ code: 201002 })
  server.time.now += 15 * DAY
  expect((await mine('past')).list).toMatchObject([{ orderId: gid }])
})

test('with dates the search names the lowest night and the free rooms, and puts what is booked up last', async () => {
  const ask = (more: object = {}) => server.call(searchStays, { iid, ...dates(0, 2), ...more })
  const found = (await ask({ type: 'campsite' })).list.find(({ id }) => id === CAMP)
  expect(found?.extra).toMatchObject({ kind: 'campsite', lowest: 10_000 })
  for (const room of ['25001-r1', '25001-r2', '25001-r3']) await setNights(room, { sold: 0, total: 0 }, [first])
  const { list } = await ask({ type: 'campsite' })
  expect(list.at(-1)?.id).toBe(CAMP)
  expect(list.at(-1)?.extra.free).toBe(0)
  expect((await ask({ type: 'bnb' })).list.every(({ extra }) => extra.kind === 'bnb')).toBe(true)
  expect((await ask({ city: '宁波' })).list.map(({ extra }) => extra.city)).toEqual(['宁波', '宁波'])
  expect((await ask({ facilities: ['lake'] })).list.map(({ id }) => id).sort()).toEqual([CAMP, '25003'])
  expect((await ask({ guests: 40, type: 'bnb' })).list.map(({ extra }) => extra.free)).toEqual([0, 0, 0, 0])
  await expect(ask({ in: first, out: first })).rejects.toMatchObject({ code: 1000003 })
  await expect(ask({ in: first, out: addDays(first, 31) })).rejects.toMatchObject({ code: 1000003 })
  const free = await server.call(searchStays, { iid, sortBy: 'near', lat: 30.25, lng: 119.74 })
  expect((await server.call(searchStays, { iid, guests: 99 })).list).toEqual([])
  const forTwelve = await server.call(searchStays, { iid, guests: 12 })
  expect([forTwelve.total > 0, forTwelve.total < free.total]).toEqual([true, true])
  const over = { in: addDays(shanghaiDay(start), -1), out: shanghaiDay(start) }
  // Its nights of yesterday are there, and sold no more.
  expect((await ask(over)).list.filter(({ extra }) => extra.free !== 0)).toEqual([])
  expect((await server.call(getStayOffers, { iid, id: '25002', ...over })).list.some(({ left }) => left > 0)).toBe(
    false,
  )
  expect([free.list[0]?.id, free.list[0]?.distance]).toEqual([CAMP, 0])
  for (const room of ['25001-r2', '25001-r3']) await setNights(room, { total: 5 })
})

test('the detail says rooms, packages and rules; a room is opened by its own id, another tenant’s by none', async () => {
  const detail = await server.call(getContent, { iid, moduleType: 20, id: PITCH, kind: 'room' })
  expect([detail.id, detail.room?.id, detail.stay?.rooms.length]).toEqual([CAMP, PITCH, 3])
  const hut = await server.call(getContent, { iid, moduleType: 20, id: '25001-r3', kind: 'room' })
  expect(hut.refundRule).toEqual([{ hours: 24, share: 100 }])
  await expect(server.call(getContent, { iid, moduleType: 20, id: CAMP, kind: 'bnb' })).rejects.toMatchObject({
    code: 1000004,
  })
  await expect(server.call(getContent, { iid: 3214, moduleType: 20, id: PITCH, kind: 'room' })).rejects.toMatchObject({
    code: 1000004,
  })
  expect(stayNights(dates(0, 2))).toHaveLength(2)
})

test('a deposit takes the nights; its balance brings the code, and a late one frees them', async () => {
  const room = '25003-r1'
  await setNights(room, { price: 10_000, total: 1, sold: 0 })
  const property = JSON.stringify({ orderType: 3, property: stayProperty(dates(0, 2)), property2: '' })
  const wish = { iid, orderType: 210, keys: room, property, property2: 'deposit', num: 1, phone: '13912345678' }
  const put = () =>
    server.call(createOrder, { ...wish, info: { reqId: randomUUID(), guests: ['张小山'], guestNum: 2 } }, { as: ann })
  const made = await put()
  expect(made.payable).toBe(6_000)
  await till.pay(made, ann)
  server.time.now += DAY
  expect(await sold(3, first, room)).toEqual([1, 1, 0])
  expect(await only()).toMatchObject({ orderId: made.gid, state: 'deposit', code: '', canChange: false })
  const balance = await server.call(
    createOrder,
    { iid, orderType: 210, keys: made.gid, property2: 'balance', num: 1, info: { reqId: randomUUID() } },
    { as: ann },
  )
  expect(balance.payable).toBe(14_000)
  await till.pay(balance, ann)
  const own = await only()
  expect([own.orderId, own.state, own.code.length]).toEqual([balance.gid, 'paid', 10])
  expect((await server.call(getOrder, { iid, orderId: balance.gid }, { as: ann })).codes).toHaveLength(1)
  expect(paid).toBe(11)
})
