import { randomUUID } from 'node:crypto'
import {
  calculateOrder,
  createOrder,
  getContent,
  getOrder,
  getOrderSource,
  idCardCheckDigit,
  MODULE_TYPE,
  ORDER_STATUS,
  type OrderSource,
  updateOrderStatus,
  useOrderCode,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { entrant, Till } from '../../testing/Till'
import { depositJob } from '../../trade/depositJob'
import { orderJobs } from '../../trade/orderJobs'

const iid = 1000
/** A trip with a deposit of 30 % whose balance is due 72 hours before the start, refundable. */
const TRIP = '31001'
const { refundRequested, refunded, received, paid } = ORDER_STATUS
let server: TestServer
let till: Till
let ann: Actor
let source: OrderSource
const DAY = 86_400_000
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { now } = server.time
  await server.db
    .updateTable('act_session')
    .set({ starts_at: now + 20 * DAY, ends_at: now + 21 * DAY })
    .where('iid', '=', iid)
    .where('item_id', '=', TRIP)
    .execute()
  ann = await server.login()
  source = await server.call(getOrderSource, { iid, orderType: 210, id: TRIP })
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const first = (field: string) => source.options.find((one) => one.field === field)
const whole = () => (first('property')?.price ?? 0) + (first('property2')?.price ?? 0)
const seats = async () => {
  const session = String(first('property')?.id)
  const row = server.db.selectFrom('act_session').select('sold').where('iid', '=', iid).where('id', '=', session)
  return (await row.executeTakeFirstOrThrow()).sold
}
let made = 0
/** The number of somebody who has no seat yet. */
function freshCard(): string {
  made += 1
  const first = `11010119900307${String(made).padStart(3, '0')}`
  return first + idCardCheckDigit(first)
}
const entrants = (num: number) =>
  Array.from({ length: num }, (_, n) => ({
    ...entrant(n),
    idCard: freshCard(),
    answers: Object.fromEntries(
      source.form
        .filter(({ perEntrant, must }) => perEntrant && must)
        .map(({ id, options }) => [id, options[0] ?? '无']),
    ),
  }))
const property = () =>
  JSON.stringify({ orderType: 31, property: first('property')?.id, property2: first('property2')?.id })
const deposit = (num = 1, more: object = {}) =>
  server.call(
    createOrder,
    {
      ...{ iid, orderType: 210, keys: TRIP, property: property(), property2: 'deposit', num, ...more },
      info: { reqId: randomUUID(), entrants: entrants(num) },
    },
    { as: ann },
  )
const balance = (keys: string, as = ann, num = 1) =>
  server.call(
    createOrder,
    { iid, orderType: 210, keys, property2: 'balance', num, info: { reqId: randomUUID() } },
    { as },
  )
const shown = (orderId: string) => server.call(getOrder, { iid, orderId }, { as: ann })
const clerk = () => server.login({ rights: ['order'] })
const giveBack = (orderId: string, as: Actor) =>
  server.call(updateOrderStatus, { iid, orderId, status: refunded }, { as })
const jobs = async () => {
  for (const job of [depositJob, orderJobs]) await job.run(server.app.services)
}

test('a deposit takes the seats, and its balance brings the tickets; a used ticket completes both', async () => {
  expect(source.of).toBe(31)
  const wish = { iid, orderType: 210, keys: TRIP, property: property(), property2: 'deposit', num: 2 }
  const asked = await server.call(calculateOrder, wish, { as: ann })
  const { deposit: rule, sessions } = await server.call(getContent, { iid, moduleType: MODULE_TYPE.origin, id: TRIP })
  expect(rule).toMatchObject({ share: 30, refundable: true })
  const startsAt = sessions?.find(({ id }) => id === first('property')?.id)?.startsAt ?? 0
  expect(asked).toMatchObject({
    ...{ noDiscounts: true, payable: 2 * Math.floor((whole() * 30) / 100) },
    balance: { amount: 2 * whole() - asked.payable, to: startsAt - 72 * 3_600_000, refundable: true },
  })
  const before = await seats()
  const made = await deposit(2)
  expect(made.payable).toBe(2 * Math.floor((whole() * 30) / 100))
  await till.pay(made, ann)
  expect(await seats()).toBe(before + 2)
  expect([(await shown(made.gid)).status, (await shown(made.gid)).codes]).toEqual([paid, []])
  const owed = { amount: 2 * whole() - made.payable, from: server.time.now, to: expect.any(Number) }
  expect((await shown(made.gid)).balance).toEqual(owed)
  expect((await shown(made.gid)).part).toBe('deposit')
  expect(await server.call(getOrder, { iid, orderId: made.gid }, { as: await clerk() })).not.toHaveProperty('balance')
  await expect(balance(made.gid, await server.login(), 2)).rejects.toMatchObject({ code: 1000004 })
  const rest = await balance(made.gid, ann, 2)
  expect(rest.payable + made.payable).toBe(2 * whole())
  expect(await balance(made.gid, ann, 2)).toMatchObject({ gid: rest.gid, again: true })
  await till.pay(rest, ann)
  expect(await shown(made.gid)).not.toHaveProperty('balance')
  expect((await shown(rest.gid)).part).toBe('balance')
  const { codes } = await shown(rest.gid)
  expect(codes).toHaveLength(2)
  const scanner = await server.login({ rights: ['scan'] })
  for (const { code } of codes) await server.call(useOrderCode, { iid, reqId: randomUUID(), code }, { as: scanner })
  expect([(await shown(rest.gid)).status, (await shown(made.gid)).status]).toEqual([received, paid])
  server.time.now += 7 * DAY
  await jobs()
  expect([(await shown(rest.gid)).status, (await shown(made.gid)).status]).toEqual([14, 14])
})

test('a refunded balance returns the deposit and the seats', async () => {
  const before = await seats()
  const made = await till.pay(await deposit(), ann)
  await expect(
    server.call(updateOrderStatus, { iid, orderId: made.gid, status: refundRequested, remark: '去不了' }, { as: ann }),
  ).rejects.toMatchObject({ code: 201002 })
  const rest = await till.pay(await balance(made.gid), ann)
  await server.call(
    updateOrderStatus,
    { iid, orderId: rest.gid, status: refundRequested, remark: '去不了' },
    { as: ann },
  )
  const staff = await server.login({ rights: ['order'] })
  await server.call(updateOrderStatus, { iid, orderId: rest.gid, status: refunded }, { as: staff })
  expect([(await shown(rest.gid)).status, (await shown(made.gid)).status]).toEqual([refunded, refunded])
  expect(await seats()).toBe(before)
})

test('a late balance frees the seats and returns the deposit, as the trip promises; nobody can pay it later', async () => {
  const before = await seats()
  const made = await till.pay(await deposit(), ann)
  const row = await server.db
    .selectFrom('deposit')
    .select('balance_to')
    .where('order_id', '=', made.gid)
    .executeTakeFirstOrThrow()
  expect((await shown(made.gid)).balance?.to).toBe(row.balance_to)
  server.time.now = row.balance_to
  // The button goes with the window, not with the next run of the job.
  expect(await shown(made.gid)).not.toHaveProperty('balance')
  await jobs()
  await jobs()
  expect((await shown(made.gid)).status).toBe(refunded)
  expect(await seats()).toBe(before)
  await expect(balance(made.gid)).rejects.toMatchObject({ code: 1000005 })
})

test('the deposit and its balance together earn the item’s own commission, as the whole price does', async () => {
  const { user_id } = (await server.login()).member
  const role = { iid, user_id, status: 1 as const, path: '0', op_id: null, op_sales_id: null, at: 0 }
  const { id: role_id } = await server.db.insertInto('dis_role').values(role).returning('id').executeTakeFirstOrThrow()
  const lock = { iid, role_id, locked_at: 0, expire_at: null, released_at: null }
  await server.db
    .insertInto('fan_lock')
    .values({ ...lock, user_id: ann.member.user_id })
    .execute()
  const own = (rates: string | null) =>
    server.db.updateTable('content').set({ rates }).where('iid', '=', iid).where('id', '=', TRIP).execute()
  await own('[2500]')
  const made = await till.pay(await deposit(), ann)
  // The rates of the deposit hold for its balance, whatever the item says later.
  await own(null)
  await till.pay(await balance(made.gid), ann)
  const shares = await server.db
    .selectFrom('commission')
    .select(['base', 'rate', 'amount'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  expect(shares.map(({ rate }) => rate)).toEqual([2500, 2500])
  expect(shares.reduce((sum, { base }) => sum + base, 0)).toBe(whole())
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.floor(whole() / 4))
})

test.each([
  [
    'the trip is withdrawn',
    (back: boolean) =>
      server.db
        .updateTable('content')
        .set({ status: back ? 'published' : 'draft' })
        .where('iid', '=', iid)
        .where('id', '=', TRIP),
  ],
  [
    'its session is closed',
    (back: boolean) =>
      server.db
        .updateTable('act_session')
        .set({ state: back ? 'open' : 'closed' })
        .where('iid', '=', iid)
        .where('item_id', '=', TRIP),
  ],
])('when %s, nobody pays the balance, and staff give the deposit back', async (_what, set) => {
  const before = await seats()
  const made = await till.pay(await deposit(2), ann)
  const waiting = await balance(made.gid, ann, 2)
  const { tradeNo } = await till.open(waiting.gid, ann)
  await set(false).execute()
  try {
    await expect(balance(made.gid, ann, 2)).rejects.toMatchObject({ code: 1000005 })
    const asked = server.call(getOrderSource, { iid, orderType: 210, id: made.gid }, { as: ann })
    await expect(asked).rejects.toMatchObject({ code: 1000005 })
    expect(await till.confirm(tradeNo, waiting.payable)).toBe('late')
    await giveBack(made.gid, await clerk())
    expect([(await shown(made.gid)).status, await seats()]).toEqual([refunded, before])
  } finally {
    await set(true).execute()
  }
})

test('staff give a deposit back once, with its seats, also while its balance waits for payment', async () => {
  const before = await seats()
  const made = await till.pay(await deposit(2), ann)
  const waiting = await balance(made.gid, ann, 2)
  const { tradeNo } = await till.open(waiting.gid, ann)
  expect((await shown(made.gid)).actions).toEqual([])
  await expect(giveBack(made.gid, ann)).rejects.toMatchObject({ code: 201002 })
  const staff = await clerk()
  expect((await server.call(getOrder, { iid, orderId: made.gid }, { as: staff })).actions).toEqual(['approveRefund'])
  await giveBack(made.gid, staff)
  await giveBack(made.gid, staff)
  expect([(await shown(made.gid)).status, await seats()]).toEqual([refunded, before])
  const refunds = await server.db.selectFrom('refund').select('amount').where('order_id', '=', made.gid).execute()
  expect(refunds).toEqual([{ amount: made.payable }])
  expect(await till.confirm(tradeNo, waiting.payable)).toBe('late')
  await expect(balance(made.gid, ann, 2)).rejects.toMatchObject({ code: 1000005 })
})

test('a deposit whose balance was paid is not given back alone', async () => {
  const made = await till.pay(await deposit(), ann)
  await till.pay(await balance(made.gid), ann)
  const staff = await clerk()
  for (const as of [staff, ann])
    expect((await server.call(getOrder, { iid, orderId: made.gid }, { as })).actions).toEqual([])
  await expect(giveBack(made.gid, staff)).rejects.toMatchObject({ code: 201002 })
  expect((await shown(made.gid)).status).toBe(paid)
})

test('an unpaid deposit frees its seats; items without a deposit and broken choices are refused', async () => {
  const before = await seats()
  const made = await deposit()
  server.time.now += 31 * 60_000
  await jobs()
  expect((await shown(made.gid)).status).toBe(ORDER_STATUS.expired)
  expect(await seats()).toBe(before)
  await expect(deposit(1, { keys: '9012' })).rejects.toMatchObject({ code: 1000004 })
  await expect(deposit(1, { property: '{' })).rejects.toMatchObject({ code: 1000003 })
  await expect(deposit(1, { property2: '' })).rejects.toMatchObject({ code: 1000003 })
  await expect(
    deposit(1, { property: JSON.stringify({ orderType: 32, property: '', property2: '' }) }),
  ).rejects.toMatchObject({ code: 1000003 })
  await expect(server.call(getOrderSource, { iid, orderType: 210, id: '9012' })).rejects.toMatchObject({
    code: 1000004,
  })
})
