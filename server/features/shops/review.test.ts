import { randomUUID } from 'node:crypto'
import {
  build,
  createOrder,
  decideReview,
  getOrder,
  getOrderSource,
  joinShop,
  listReviews,
  ORDER_STATUS,
  updateOrderStatus,
} from '@quanzi/contract'
import { forgetMember } from '../../identity/MemberTies'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const FEE = 19_900
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let id = ''
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['review'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
  id = `apply-${ann.member.user_id}`
  const row = { user_id: ann.member.user_id, data: JSON.stringify({ name: '溪谷租赁' }), status: 'unpaid' as const }
  const at = server.time.now
  await server.db
    .insertInto('shop_apply')
    .values({ iid, id, ...row, fee_fen: FEE, order_id: null, at, moved_at: at })
    .execute()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const order = (as = ann, more: object = {}) =>
  server.call(createOrder, { iid, orderType: 212, keys: id, num: 1, ...more, info: { reqId: randomUUID() } }, { as })
const application = () =>
  server.db.selectFrom('shop_apply').selectAll().where('iid', '=', iid).where('id', '=', id).executeTakeFirstOrThrow()
const shops = () => server.db.selectFrom('shop').select('owner_id').where('apply_id', '=', id).execute()
const queue = async (as = staff) => (await server.call(listReviews, { iid, kind: 'shop', id }, { as })).list
const decide = (decision: 'pass' | 'refuse', as = staff, tenant = iid) =>
  server.call(decideReview, { iid: tenant, reqId: randomUUID(), kind: 'shop', id, decision, note: '资料不全' }, { as })
const askBack = (orderId: string) =>
  server.call(updateOrderStatus, { iid, orderId, status: ORDER_STATUS.refundRequested, remark: '不开了' }, { as: ann })
const own = () => server.call(joinShop, { iid, reqId: randomUUID(), step: 0 }, { as: ann })
const told = async () =>
  JSON.stringify(
    await server.db.selectFrom('chat_outbox').select('content').where('to_rid', '=', ann.member.rid).execute(),
  )
const statusOf = async (orderId: string) => (await server.call(getOrder, { iid, orderId }, { as: ann })).status

test('a paid application waits for staff, and one that passed has a shop; a second decision is stale', async () => {
  expect(await server.call(getOrderSource, { iid, orderType: 212, id }, { as: ann })).toMatchObject({ price: FEE })
  const created = await order()
  expect(created.payable).toBe(FEE)
  expect(await order()).toMatchObject({ gid: created.gid, again: true })
  expect(await queue()).toEqual([])
  await till.pay(created, ann)
  expect((await application()).status).toBe('reviewing')
  expect(await statusOf(created.gid)).toBe(ORDER_STATUS.paid)
  expect(await queue()).toMatchObject([{ id, data: { name: '溪谷租赁', fee: FEE, own: false } }])
  await expect(order()).rejects.toMatchObject({ code: 201006 })
  await expect(decide('pass', ann)).rejects.toMatchObject({ code: 1000002 })
  const both = await Promise.allSettled([decide('pass'), decide('refuse')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('passing makes the shop and gives the fee to the tenant, so that nobody takes it back', async () => {
  const { gid } = await till.pay(await order(), ann)
  await decide('pass')
  expect(await shops()).toEqual([{ owner_id: ann.member.user_id }])
  expect([(await application()).status, await statusOf(gid)]).toEqual(['passed', ORDER_STATUS.completed])
  await expect(askBack(gid)).rejects.toMatchObject({ code: 201002 })
  await expect(decide('refuse')).rejects.toMatchObject({ code: 1000007 })
})

test('a refusal returns the fee and makes no shop', async () => {
  const { gid } = await till.pay(await order(), ann)
  await decide('refuse')
  expect(await shops()).toEqual([])
  expect(await application()).toMatchObject({ status: 'refused', reason: '资料不全' })
  expect(await statusOf(gid)).toBe(ORDER_STATUS.refunded)
  expect(await own()).toMatchObject({ status: 'refused', reason: '资料不全', refundFen: FEE })
  const words = await told()
  expect(words).toContain('你的商家入驻申请未通过，入驻费已退还：资料不全')
  expect(words).toContain(build('shops.join', { iid }))
})

test('expect-reading §4.7: a fee that is paid when the application has ended goes back', async () => {
  const { gid, payable } = await order()
  const { tradeNo } = await till.open(gid, ann)
  await server.db
    .updateTable('shop_apply')
    .set({ status: 'refused' })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
  expect(await till.confirm(tradeNo, payable)).toBe('late')
  expect([await statusOf(gid), (await application()).status, await shops()]).toEqual([
    ORDER_STATUS.invalid,
    'refused',
    [],
  ])
  const refunds = await server.db.selectFrom('refund').select('amount').where('order_id', '=', gid).execute()
  expect(refunds).toEqual([{ amount: FEE }])
})

test('a refusal of an application that cost nothing speaks of no fee', async () => {
  await server.db.updateTable('shop_apply').set({ status: 'reviewing', fee_fen: 0 }).where('id', '=', id).execute()
  await decide('refuse')
  expect((await own()).refundFen).toBeUndefined()
  expect(await told()).toContain('你的商家入驻申请未通过：资料不全')
})

test('an applicant who asks for the fee back cannot pass; a refusal returns it at once', async () => {
  const { gid } = await till.pay(await order(), ann)
  expect(await queue()).toMatchObject([{ data: { askedBack: false } }])
  await askBack(gid)
  expect(await queue()).toMatchObject([{ data: { askedBack: true } }])
  await expect(decide('pass')).rejects.toMatchObject({ code: 1000007 })
  expect([await shops(), (await application()).status]).toEqual([[], 'reviewing'])
  await decide('refuse')
  expect([(await application()).status, await statusOf(gid)]).toEqual(['refused', ORDER_STATUS.refunded])
  const refunds = await server.db.selectFrom('refund').select('amount').where('order_id', '=', gid).execute()
  expect(refunds).toEqual([{ amount: FEE }])
})

test('an applicant who thinks again can pass', async () => {
  const { gid } = await till.pay(await order(), ann)
  await askBack(gid)
  await server.call(updateOrderStatus, { iid, orderId: gid, status: ORDER_STATUS.paid }, { as: ann })
  await decide('pass')
  expect(await statusOf(gid)).toBe(ORDER_STATUS.completed)
})

test('a shop whose fee goes back closes, also one that passed when the fee could still be asked for', async () => {
  const { gid } = await till.pay(await order(), ann)
  const shop = { iid, owner_id: ann.member.user_id, apply_id: id, at: server.time.now, data: '{}' }
  await server.db.insertInto('shop').values(shop).execute()
  await server.db.updateTable('shop_apply').set({ status: 'passed' }).where('id', '=', id).execute()
  await askBack(gid)
  const clerk = await server.login({ rights: ['order'] })
  await server.call(updateOrderStatus, { iid, orderId: gid, status: ORDER_STATUS.refunded }, { as: clerk })
  const { status } = await server.db
    .selectFrom('shop')
    .select('status')
    .where('apply_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([status, (await application()).status]).toEqual(['closed', 'refused'])
})

test('who closes the account leaves no name or number in the shop, and the shop closes', async () => {
  await till.pay(await order(), ann)
  await decide('pass')
  await forgetMember(server.db, ann.member, server.app.services)
  const shop = await server.db.selectFrom('shop').select(['data', 'status']).where('apply_id', '=', id).execute()
  expect(shop).toEqual([{ data: {}, status: 'closed' }])
  expect(await application()).toMatchObject({ data: {}, status: 'passed' })
})

test('others’ applications, other tenants’ staff and the applicant’s own decision are refused', async () => {
  await expect(order(await server.login())).rejects.toMatchObject({ code: 1000004 })
  await expect(order(ann, { iid: 3073 })).rejects.toMatchObject({ code: 1000004 })
  await till.pay(await order(), ann)
  const foreign = await server.login({ iid: 3073, rights: ['review'] })
  await expect(decide('pass', foreign, 3073)).rejects.toMatchObject({ code: 1000004 })
  await server.db
    .insertInto('staff')
    .values({ iid, user_id: ann.member.user_id, rights: ['review'] })
    .execute()
  await expect(decide('pass', ann)).rejects.toMatchObject({ code: 1000002 })
})
