import {
  getOrder,
  listOrders,
  listSellerOrders,
  listSupplyChain,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { contextOf } from '../../seed/contextOf'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { confirmPayment } from '../../trade/confirmPayment'
import { payOrder } from '../../trade/payments'
import { DEMO_GOODS, orderGoods } from '../orders/seedGoodsOrders'

let server: TestServer
let ann: Actor
let bob: Actor
let staff: Actor
let scanner: Actor
let request = 0
const reqId = () => `request-${++request}`

const ADDRESS = { name: '安', mobile: '13812345678', address: '浙江省 杭州市 西湖区 文三路 1 号', postCode: '' }
const PARCEL = { company: '顺丰速运', transportNumber: 'SF1234567890' }

beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login({ nick_name: '安安' })
  bob = await server.login({ nick_name: '阿波' })
  staff = await server.login({ nick_name: '店员', rights: ['order'] })
  scanner = await server.login({ nick_name: '检票', rights: ['scan'] })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

async function paidGoods(as: Actor, goods: Parameters<typeof orderGoods>[1]['goods'] = [[DEMO_GOODS.BOTTLE, 1]]) {
  const ctx = await contextOf(server.app.services, as.member.user_id)
  const gid = await orderGoods(ctx, { goods, address: ADDRESS })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  const { payable } = await server.db
    .selectFrom('orders')
    .select('payable')
    .where('id', '=', gid)
    .executeTakeFirstOrThrow()
  await confirmPayment(server.app.services, { tradeNo, channelNo: `C-${tradeNo}`, amount: payable })
  return gid
}
const list = (as: Actor, wish: { status?: number; queryKey?: string; pageSize?: number } = {}) =>
  server.call(listSellerOrders, { iid: 1000, ...wish }, { as })
const ship = (orderId: string, as: Actor, more: Partial<typeof PARCEL> & { chainIds?: string[] } = {}) =>
  server.call(shipOrder, { iid: 1000, reqId: reqId(), orderId, ...PARCEL, ...more }, { as })
const see = (orderId: string, as: Actor) => server.call(getOrder, { iid: 1000, orderId }, { as })
const move = (orderId: string, status: number, as: Actor, remark?: string) =>
  server.call(updateOrderStatus, { iid: 1000, orderId, status, ...(remark ? { remark } : {}) }, { as })
const told = async (as: Actor) =>
  (await server.db.selectFrom('chat_outbox').selectAll().orderBy('id').execute()).filter((row) =>
    JSON.stringify(row).includes(String(as.member.rid)),
  ).length

test('only staff with the right see sold orders, by status and by part of number or name', async () => {
  const gid = await paidGoods(ann)
  await expect(list(bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(list(scanner)).rejects.toMatchObject({ code: 1000002 })
  await expect(server.call(listSellerOrders, { iid: 1000 })).rejects.toMatchObject({ code: 1000001 })
  const all = await list(staff)
  expect(all.list.find((row) => row.gid === gid)).toMatchObject({ buyer: '安安', status: 11, actions: ['ship'] })
  const gids = async (wish: Parameters<typeof list>[1]) => (await list(staff, wish)).list.map((row) => row.gid)
  expect(await gids({ status: 1 })).not.toContain(gid)
  for (const queryKey of [gid.slice(-6), '安安', '保温壶']) expect(await gids({ queryKey })).toContain(gid)
  for (const queryKey of ['阿波', '%', '_']) expect(await gids({ queryKey })).not.toContain(gid)
})

test('an order is found by its recipient and by each of its lines', async () => {
  const { BOTTLE, LAMP } = DEMO_GOODS
  const gid = await paidGoods(bob, [
    [BOTTLE, 1],
    [LAMP, 1],
  ])
  const { lines } = await server.db
    .updateTable('orders')
    .set({ address: JSON.stringify({ ...ADDRESS, name: '收件人张小山' }) })
    .where('id', '=', gid)
    .returning('lines')
    .executeTakeFirstOrThrow()
  const titles = lines.map(({ title }) => title)
  expect(titles).toHaveLength(2)
  for (const queryKey of [...titles, '张小山', `张小山 ${titles[1]}`])
    expect((await list(staff, { queryKey })).list.map((one) => one.gid)).toContain(gid)
})

test('another tenant’s staff neither see nor ship the order', async () => {
  const gid = await paidGoods(ann)
  const other = await server.login({ iid: 3192, rights: ['order'] })
  const call = { iid: 3192, reqId: reqId(), orderId: gid, ...PARCEL }
  await expect(server.call(shipOrder, call, { as: other })).rejects.toMatchObject({ code: 1000004 })
  expect((await server.call(listSellerOrders, { iid: 3192 }, { as: other })).list).toEqual([])
})

test('a parcel is shipped once, and the buyer is notified and sees its number', async () => {
  const gid = await paidGoods(ann)
  await expect(ship(gid, ann)).rejects.toMatchObject({ code: 1000002 })
  await expect(ship(gid, scanner)).rejects.toMatchObject({ code: 1000002 })
  await expect(ship(gid, staff, { transportNumber: 'no spaces' })).rejects.toMatchObject({ code: 1000003 })
  const before = await told(ann)
  const chains = await ship(gid, staff)
  expect(chains).toMatchObject([{ status: 12, ...PARCEL }])
  expect(await ship(gid, staff)).toEqual(chains)
  expect(await told(ann)).toBe(before + 1)
  await expect(ship(gid, staff, { transportNumber: 'OTHER123456' })).rejects.toMatchObject({ code: 201002 })
  const own = await see(gid, ann)
  expect(own).toMatchObject({ status: 12, role: 'buyer', address: ADDRESS, chains: [{ ...PARCEL }] })
  expect(own.actions).toEqual(expect.arrayContaining(['receive', 'refund', 'track']))
  expect(own.buyer).toBeUndefined()
  await move(gid, 13, ann)
  expect(await see(gid, staff)).toMatchObject({ status: 13, role: 'staff', buyer: '安安' })
})

test('parts of an order can be shipped separately; two desks at once ship each part once', async () => {
  const gid = await paidGoods(ann, [
    [DEMO_GOODS.BOTTLE, 1],
    [DEMO_GOODS.LAMP, 2],
  ])
  const [first, second] = await server.call(listSupplyChain, { iid: 1000, orderId: gid }, { as: staff })
  await ship(gid, staff, { chainIds: [first?.id ?? ''] })
  expect(await see(gid, ann)).toMatchObject({ status: 11, chains: [{ status: 12 }, { status: 11 }] })
  await expect(ship(gid, staff, { chainIds: ['999999'] })).rejects.toMatchObject({ code: 1000003 })
  const numbers = ['YT11111111', 'YT22222222']
  const outcomes = await Promise.allSettled(
    numbers.map((transportNumber) => ship(gid, staff, { chainIds: [second?.id ?? ''], transportNumber })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await see(gid, ann)).status).toBe(12)
})

test('an order with use codes cannot be shipped, nor an unknown order', async () => {
  const gid = await paidGoods(bob)
  await server.db.updateTable('orders').set({ order_type: 1 }).where('id', '=', gid).execute()
  await expect(ship(gid, staff)).rejects.toMatchObject({ code: 201002 })
  await expect(ship('20200101000000001', staff)).rejects.toMatchObject({ code: 1000004 })
})

test('a return: the seller requests the goods, the buyer names the parcel, the money is refunded', async () => {
  const gid = await paidGoods(ann)
  await ship(gid, staff)
  await move(gid, 15, ann, '颜色不对')
  expect((await see(gid, staff)).actions).toEqual(
    expect.arrayContaining(['askReturn', 'approveRefund', 'rejectRefund']),
  )
  expect((await see(gid, scanner)).actions).toEqual([])
  await expect(move(gid, 12, staff)).rejects.toMatchObject({ code: 1000003 })
  await move(gid, 16, staff)
  const [chain] = (await see(gid, ann)).chains
  const parcel = { iid: 1000, orderId: gid, chainIds: [chain?.id ?? ''], refundEms: 'BACK123456' }
  await server.call(updateRefundEms, parcel, { as: ann })
  expect((await see(gid, staff)).refund).toMatchObject({ state: 'returned', ems: 'BACK123456' })
  await move(gid, 18, staff)
  expect(await see(gid, ann)).toMatchObject({ status: 18, refund: { state: 'done', amount: 12900 } })
})

test('a refused refund leaves the order in its status and gives the reason', async () => {
  const gid = await paidGoods(ann)
  await move(gid, 15, ann, '不想要了')
  await move(gid, 11, staff, '已经打包，明天就到')
  expect(await see(gid, ann)).toMatchObject({ status: 11, refund: null })
  const mine = await server.call(listOrders, { iid: 1000, status: 11 }, { as: ann })
  expect(mine.list.map((row) => row.gid)).toContain(gid)
})
