import {
  createOrder,
  getDistributionStatistic,
  getPromo,
  listDiscountCodes,
  listIncome,
  saveDiscountCode,
  updateOrderStatus,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { entrant, TICKET, Till } from '../../testing/Till'

const iid = 1000
const PRICE = 6800
let server: TestServer
let seller: Actor
let buyer: Actor
let staff: Actor
let count = 0
const reqId = () => `code-${String(++count).padStart(6, '0')}`

beforeAll(async () => {
  server = await createDemoServer()
  buyer = await server.login()
  staff = await server.login({ rights: ['money', 'order'] })
  seller = await server.login()
  await server.db.insertInto('dis_role').values({ iid, user_id: seller.member.user_id, status: 1, at: 1 }).execute()
})
afterAll(() => server.close())

const terms = () => ({ percent: 10, total: 5, endTime: server.time.now + 86_400_000 })
const save = (wish: object, as = seller) => server.call(saveDiscountCode, { iid, reqId: reqId(), ...wish }, { as })
const promo = (code: string, id?: string) => server.call(getPromo, { iid, code, id }, { as: buyer })
/** The promoted orders that the figures count, and those that are listed. */
const ordersOf = async (as: Actor) => {
  const { total } = await server.call(getDistributionStatistic, { iid }, { as })
  const { list } = await server.call(listIncome, { iid, kind: 'commission' }, { as })
  return { count: total.orders, rows: list }
}
const PROMO = { code: 201005 }
const PARAM = { code: 1000003 }

test('chat-and-calls §7 Addresses and promo: a distributor’s code is created, used, counted and stopped', async () => {
  const { code, id, on } = await save(terms())
  expect([code, on]).toEqual([expect.stringMatching(/^[2-9A-Z]{8}$/), true])
  const { payable, gid } = await server.call(
    createOrder,
    { ...TICKET, discountCode: code, info: { reqId: reqId(), entrants: [entrant()] } },
    { as: buyer },
  )
  expect(payable).toBe(PRICE * 0.9)
  const figures = () => server.call(listDiscountCodes, { iid }, { as: seller })
  expect(await figures()).toMatchObject([{ code, uses: 0, cost: 0 }])
  await new Till(server).pay({ gid, payable }, buyer)
  expect(await figures()).toMatchObject([{ code, uses: 1, cost: 680 }])
  expect(await promo(code)).toMatchObject({ value: 10, left: 4 })
  // The code took the whole commission; the order is the seller's all the same.
  const promoted = { orderId: gid, level: 1, base: payable, rate: 1000, amount: 0, codeSave: 680 }
  expect(await ordersOf(seller)).toMatchObject({ count: 1, rows: [{ ...promoted, state: 'pending' }] })
  const move = (status: number, as: Actor) =>
    server.call(updateOrderStatus, { iid, orderId: gid, status, remark: '去不了了' }, { as })
  await move(15, buyer)
  for (const _twice of [1, 2]) expect(await move(18, staff)).toMatchObject({ status: 18 })
  expect(await figures()).toMatchObject([{ code, uses: 0, cost: 0 }])
  expect(await ordersOf(seller)).toMatchObject({ count: 0, rows: [{ ...promoted, state: 'reversed' }] })
  await expect(save({ id, total: 0 })).rejects.toMatchObject(PARAM)
  expect(await save({ id, on: false })).toMatchObject({ id, on: false, percent: 10, total: 5 })
  await expect(promo(code)).rejects.toMatchObject(PROMO)
})

test('chat-and-calls §7 Addresses and promo: a code for one item applies to that item only', async () => {
  const { code } = await save({ ...terms(), goodsId: '9001' })
  expect(await promo(code, '9001')).toMatchObject({ keys: ['9001'] })
  expect(await promo(code, '9002,9001')).toMatchObject({ keys: ['9001'] })
  await expect(promo(code, TICKET.keys)).rejects.toMatchObject(PROMO)
  const order = { ...TICKET, discountCode: code, info: { reqId: reqId(), entrants: [entrant()] } }
  await expect(server.call(createOrder, order, { as: buyer })).rejects.toMatchObject(PROMO)
})

test('invalid codes are refused', async () => {
  await expect(save({ ...terms(), percent: 11 })).rejects.toMatchObject(PARAM)
  await expect(save({ ...terms(), goodsId: 'nothing' })).rejects.toMatchObject(PARAM)
  await expect(save({ ...terms(), endTime: server.time.now })).rejects.toMatchObject(PARAM)
  await expect(save({ percent: 5 })).rejects.toMatchObject(PARAM)
  await expect(save(terms(), buyer)).rejects.toMatchObject({ code: 204001 })
})

test('staff create codes for any distributor and see all; a distributor changes only their own', async () => {
  const roles = await server.db.selectFrom('dis_role').select(['id', 'user_id']).where('iid', '=', iid).execute()
  const other = roles.find(({ user_id }) => user_id !== seller.member.user_id)
  const made = await save({ ...terms(), as: 'staff', roleId: String(other?.id) }, staff)
  expect(made.roleId).toBe(String(other?.id))
  await expect(save({ id: made.id, on: false })).rejects.toMatchObject({ code: 1000004 })
  await expect(save({ as: 'staff', ...terms() }, seller)).rejects.toMatchObject({ code: 1000002 })
  const all = await server.call(listDiscountCodes, { iid, as: 'staff' }, { as: staff })
  expect(all.map(({ code }) => code)).toEqual(expect.arrayContaining(['LINJIAN8', 'YUNDING5', made.code]))
})

test('the code of a former distributor has no effect', async () => {
  const { code } = await save(terms())
  await server.db.updateTable('dis_role').set({ status: 2 }).where('user_id', '=', seller.member.user_id).execute()
  await expect(promo(code)).rejects.toMatchObject(PROMO)
})
