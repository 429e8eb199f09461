import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addAddress,
  askRefund,
  checkOrderUse,
  createOrder,
  ERRORS,
  getOrder,
  listSellerOrders,
  listSupplyChain,
  type OrderDetail,
  queryLogistics,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
  useOrderCode,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { orderTies } from '../orders/memberTies'

/** The selling tenant; two other tenants supply it. */
const SELLER = 1000
const COAST = 3192
const CAMPUS = 3073
/** Supplied by COAST and by CAMPUS. */
const MAT = 'm1105-1'
const BOOK = 'm3101-1'
const HOUR = 3_600_000
const DENIED = { code: ERRORS.DENIED.code }
const NOTFOUND = { code: ERRORS.NOTFOUND.code }
const ORDERSTATE = { code: ERRORS.ORDERSTATE.code }
const PARAM = { code: ERRORS.PARAM.code }
const ADDRESS = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '林小满', mobile: '13912345678' }

let server: TestServer
let till: Till
let buyer: Actor
let seller: Actor
let coast: Actor
let campus: Actor

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  seller = await server.login({ nick_name: '员', rights: ['order'] })
  coast = await server.login({ iid: COAST, nick_name: '仓', rights: ['order', 'scan'] })
  campus = await server.login({ iid: CAMPUS, nick_name: '文', rights: ['order'] })
  await server.db.updateTable('sku').set({ stock: 100 }).where('iid', '=', SELLER).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await server.login({ nick_name: '买家昵称' })
})
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

async function order(pieces: Readonly<Record<string, number>>) {
  const { id: addressId } = await server.call(addAddress, { iid: SELLER, ...ADDRESS }, { as: buyer })
  const num = Object.values(pieces).reduce((a, b) => a + b, 0)
  const keys = Object.keys(pieces).join(',')
  const wish = { iid: SELLER, orderType: 33, keys, property: JSON.stringify(pieces), num, remark: '放门口' }
  return await server.call(createOrder, { ...wish, info: { reqId: randomUUID(), addressId } }, { as: buyer })
}
async function paidOrder(pieces: Readonly<Record<string, number>> = { [MAT]: 2, [BOOK]: 1 }) {
  return (await till.pay(await order(pieces), buyer)).gid
}
const see = (orderId: string, as: Actor) => server.call(getOrder, { iid: as.member.iid, orderId }, { as })
const list = (as: Actor, wish: { status?: number; queryKey?: string; pageNo?: number; pageSize?: number } = {}) =>
  server.call(listSellerOrders, { iid: as.member.iid, ...wish }, { as })
const gids = async (as: Actor, wish: Parameters<typeof list>[1] = {}) =>
  (await list(as, wish)).list.map(({ gid }) => gid)
const ship = (orderId: string, as: Actor, more: { chainIds?: string[]; transportNumber?: string } = {}) =>
  server.call(
    shipOrder,
    { iid: as.member.iid, reqId: randomUUID(), orderId, company: '顺丰速运', transportNumber: 'SF7700000001', ...more },
    { as },
  )
const move = (orderId: string, status: number, as: Actor, more: { chainIds?: string[]; remark?: string } = {}) =>
  server.call(updateOrderStatus, { iid: as.member.iid, orderId, status, ...more }, { as })
const chainsOf = async (gid: string) =>
  new Map((await server.call(listSupplyChain, { iid: SELLER, orderId: gid }, { as: seller })).map((c) => [c.key, c]))
const chainOf = async (gid: string, sku: string) => (await chainsOf(gid)).get(sku)?.id ?? ''

test('staff of a supplier see only its own lines at its own prices, and the address', async () => {
  const gid = await paidOrder()
  const stored = await server.db.selectFrom('order_chain').selectAll().where('order_id', '=', gid).execute()
  const own = stored.find(({ supplier_iid }) => supplier_iid === COAST)
  const worth = { supply: own?.supply ?? 0, freight: own?.freight ?? 0 }
  expect(worth.supply).toBeGreaterThan(0)
  const seen = await see(gid, coast)
  expect(seen).toMatchObject({
    role: 'supplier',
    status: 11,
    lines: [{ key: MAT, num: 2, price: worth.supply / 2, amount: worth.supply }],
    chains: [{ key: MAT, supplierIid: COAST, paid: worth.supply + worth.freight, actions: ['ship'] }],
    priceParts: { subtotal: worth.supply, freight: worth.freight, couponSave: 0, vipSave: 0 },
    ...{ payable: 0, address: ADDRESS, actions: ['ship'] },
    ...{ tradeNo: '', remark: '', target: '', targetId: '', contact: null, refundOffer: null },
  })
  expect(seen.buyer).toBeUndefined()
  const whole = await see(gid, seller)
  expect(whole.lines).toHaveLength(2)
  for (const hidden of [whole.payable, '买家昵称', BOOK, '放门口', whole.tradeNo])
    expect(JSON.stringify(seen)).not.toContain(String(hidden))
  expect(await server.call(listSupplyChain, { iid: COAST, orderId: gid }, { as: coast })).toEqual(seen.chains)
})

test('other suppliers, ordinary members and tenants that supply nothing do not see it; the supplier does not see it before payment', async () => {
  const gid = await paidOrder({ [MAT]: 1 })
  const member = await server.login({ iid: COAST })
  const scanner = await server.login({ iid: COAST, rights: ['scan'] })
  const content = await server.login({ iid: COAST, rights: ['content'] })
  const stranger = await server.login({ iid: 3214, rights: ['order', 'scan'] })
  for (const as of [campus, member, content, stranger]) {
    const call = { iid: as.member.iid, orderId: gid }
    await expect(see(gid, as)).rejects.toMatchObject(NOTFOUND)
    await expect(server.call(listSupplyChain, call, { as })).rejects.toMatchObject(NOTFOUND)
    await expect(server.call(checkOrderUse, call, { as })).rejects.toMatchObject(NOTFOUND)
    await expect(move(gid, 18, as)).rejects.toMatchObject(NOTFOUND)
  }
  for (const as of [campus, stranger]) {
    await expect(ship(gid, as)).rejects.toMatchObject(NOTFOUND)
    expect(await gids(as)).not.toContain(gid)
  }
  for (const as of [member, scanner, content]) {
    await expect(ship(gid, as)).rejects.toMatchObject(DENIED)
    await expect(list(as)).rejects.toMatchObject(DENIED)
  }
  expect(await see(gid, scanner)).toMatchObject({ role: 'supplier', actions: [], chains: [{ actions: [] }] })
  await expect(move(gid, 18, scanner)).rejects.toMatchObject(NOTFOUND)
  const { gid: unpaid } = await order({ [MAT]: 1 })
  await expect(see(unpaid, coast)).rejects.toMatchObject(NOTFOUND)
  await expect(move(unpaid, 4, coast)).rejects.toMatchObject(NOTFOUND)
  expect(await gids(coast)).not.toContain(unpaid)
})

test('a supplier’s list has its part of the order among the orders that its own tenant sells, newest first', async () => {
  const first = await paidOrder()
  server.time.now += HOUR
  const second = await paidOrder({ [BOOK]: 1 })
  server.time.now += HOUR
  const third = await paidOrder({ [MAT]: 1 })
  const [row] = (await list(coast, { queryKey: first })).list
  expect(row).toMatchObject({
    gid: first,
    num: 2,
    lines: 1,
    payable: 0,
    buyer: ADDRESS.name,
    status: 11,
    actions: ['ship'],
  })
  expect(row?.supply).toBe((await see(first, coast)).chains[0]?.paid)
  const all = await gids(coast)
  expect(all.indexOf(third)).toBeLessThan(all.indexOf(first))
  expect(all).not.toContain(second)
  expect([...(await gids(coast, { pageSize: 1 })), ...(await gids(coast, { pageSize: 1, pageNo: 2 }))]).toEqual(
    all.slice(0, 2),
  )
  const { title } = row ?? {}
  for (const queryKey of [first.slice(-7), ADDRESS.name, title?.slice(0, 3)])
    expect(await gids(coast, { queryKey: queryKey ?? '' })).toContain(first)
  // A search by data that the supplier may not see finds nothing.
  const book = (await see(first, campus)).lines[0]?.title ?? ''
  for (const queryKey of ['买家昵称', book]) expect(await gids(coast, { queryKey })).not.toContain(first)
  expect(await gids(seller, { queryKey: '买家昵称' })).toEqual(expect.arrayContaining([first, second, third]))
})

test('a supplier ships only its own lines; the tabs of each side follow its own lines, including automatic moves', async () => {
  const gid = await paidOrder()
  await expect(ship(gid, coast, { chainIds: [await chainOf(gid, BOOK)] })).rejects.toMatchObject(PARAM)
  const told = () => server.db.selectFrom('chat_outbox').selectAll().where('to_rid', '=', buyer.member.rid).execute()
  const before = (await told()).length
  const rows = await ship(gid, coast)
  expect(rows).toMatchObject([{ key: MAT, status: 12, transportNumber: 'SF7700000001' }])
  expect(rows).toEqual((await see(gid, coast)).chains)
  expect(await told()).toHaveLength(before + 1)
  await expect(ship(gid, coast, { transportNumber: 'SF7700000002' })).rejects.toMatchObject(ORDERSTATE)
  expect((await chainsOf(gid)).get(BOOK)).toMatchObject({ status: 11, transportNumber: '' })
  expect((await see(gid, buyer)).status).toBe(11)
  expect(await gids(coast, { status: 12 })).toContain(gid)
  expect(await gids(coast, { status: 11 })).not.toContain(gid)
  expect(await gids(campus, { status: 11 })).toContain(gid)
  const parcel = { transportNumber: 'SF7700000001' }
  expect(await server.call(queryLogistics, { iid: COAST, ...parcel }, { as: coast })).toMatchObject({
    company: '顺丰速运',
  })
  await expect(server.call(queryLogistics, { iid: CAMPUS, ...parcel }, { as: campus })).rejects.toMatchObject(NOTFOUND)
  // The job has not run, but the tab already counts the parcel as received.
  server.time.now += 10 * 24 * HOUR
  expect((await see(gid, coast)).status).toBe(13)
  expect(await gids(coast, { status: 13 })).toContain(gid)
  expect(await gids(coast, { status: 12 })).not.toContain(gid)
  await server.runJobs()
  expect(await gids(coast, { status: 13 })).toContain(gid)
})

test('a supplier decides refunds of its own lines only, and does not see the buyer’s amount', async () => {
  const gid = await paidOrder()
  const [mat, book] = [await chainOf(gid, MAT), await chainOf(gid, BOOK)]
  await ship(gid, coast)
  const ask = { iid: SELLER, orderId: gid, remark: '不想要了' }
  await server.call(askRefund, { ...ask, reqId: randomUUID(), chainIds: [mat, book] }, { as: buyer })
  const asked = await see(gid, coast)
  expect(asked.actions).toEqual(expect.arrayContaining(['askReturn', 'approveRefund', 'rejectRefund']))
  expect(asked.refund).toMatchObject({ state: 'requested', remark: '不想要了', amount: 0, cash: 0, wallet: 0 })
  expect(asked.events.every(({ chainId }) => chainId === null || chainId === mat)).toBe(true)
  expect(await gids(coast, { status: 15 })).toContain(gid)
  await expect(move(gid, 18, coast, { chainIds: [book] })).rejects.toMatchObject(PARAM)
  await expect(move(gid, 18, campus, { chainIds: [mat] })).rejects.toMatchObject(PARAM)
  expect(await move(gid, 16, coast)).toEqual({ status: 16, chains: [{ id: mat, status: 16 }] })
  expect((await see(gid, coast)).chains[0]?.returnTo).not.toBeNull()
  await server.call(
    updateRefundEms,
    { iid: SELLER, orderId: gid, chainIds: [mat], refundEms: 'BACK770001' },
    { as: buyer },
  )
  await move(gid, 18, coast)
  expect(await see(gid, coast)).toMatchObject({ status: 18, refund: { state: 'done', amount: 0, ems: 'BACK770001' } })
  await move(gid, 11, campus, { remark: '已经打包了' })
  const now = await chainsOf(gid)
  expect([now.get(MAT)?.status, now.get(BOOK)?.status]).toEqual([18, 11])
  expect(now.get(MAT)?.refund?.amount).toBeGreaterThan(0)
  const moves: OrderDetail['events'] = (await see(gid, seller)).events
  expect(moves.filter(({ actor }) => actor === 'seller').map(({ to }) => to)).toEqual([12, 16, 18, 11])
})

test('who buys here and is staff of the supplier there, two members of one person, decides nothing about the own refund', async () => {
  const gid = await paidOrder()
  const mat = await chainOf(gid, MAT)
  const self = await server.login({ iid: COAST, userId: buyer.member.user_id, rights: ['order'] })
  expect(self.member.rid).not.toBe(buyer.member.rid)
  await ship(gid, self)
  const ask = { iid: SELLER, orderId: gid, remark: '不想要了' }
  await server.call(askRefund, { ...ask, reqId: randomUUID(), chainIds: [mat] }, { as: buyer })
  for (const status of [16, 18, 12]) await expect(move(gid, status, self)).rejects.toMatchObject(DENIED)
  const decisions = ['askReturn', 'approveRefund', 'rejectRefund']
  const offered = async (as: Actor) => [
    ...(await see(gid, as)).actions,
    ...((await list(as)).list.find((row) => row.gid === gid)?.actions ?? []),
  ]
  expect((await offered(self)).filter((action) => decisions.includes(action))).toEqual([])
  expect((await offered(coast)).filter((action) => decisions.includes(action)).length).toBeGreaterThan(2)
  await move(gid, 16, coast)
})

test('a supplier uses codes of its own lines only', async () => {
  const gid = await paidOrder()
  const [mat, book] = [await chainOf(gid, MAT), await chainOf(gid, BOOK)]
  await server.db.updateTable('orders').set({ order_type: 1 }).where('id', '=', gid).execute()
  const code = (code: string, chain: string) => ({
    iid: SELLER,
    code,
    chain_id: Number(chain),
    title: '券',
    used_at: null,
    staff_id: null,
  })
  await server.db
    .insertInto('order_code')
    .values([code('770011112222', mat), code('770033334444', book)])
    .execute()
  const seen = await server.call(checkOrderUse, { iid: COAST, orderId: gid }, { as: coast })
  expect(seen).toMatchObject({ role: 'supplier', canUse: true, codes: [{ code: '**********22', used: false }] })
  const use = (as: Actor, code: string) =>
    server.call(useOrderCode, { iid: as.member.iid, reqId: randomUUID(), code }, { as })
  await expect(use(coast, '770033334444')).rejects.toMatchObject(NOTFOUND)
  const clerk = await server.login({ iid: COAST, rights: ['order'] })
  await expect(use(clerk, '770011112222')).rejects.toMatchObject(DENIED)
  const stranger = await server.login({ iid: 3214, rights: ['scan'] })
  await expect(use(stranger, '770011112222')).rejects.toMatchObject(NOTFOUND)
  expect(await use(coast, '770011112222')).toEqual({ title: '券', left: 0, usedAt: server.time.now })
  expect(await use(coast, '770011112222')).toMatchObject({ again: true })
  const now = await chainsOf(gid)
  expect([now.get(MAT)?.status, now.get(BOOK)?.status]).toEqual([13, 11])
  await server.db.updateTable('orders').set({ order_type: 33 }).where('id', '=', gid).execute()
})

test('closing the buyer’s account also removes the name in the address at the supplier', async () => {
  const gid = await paidOrder({ [MAT]: 1 })
  const names = () => server.db.selectFrom('supplied_order').select('name').where('order_id', '=', gid).execute()
  expect(await names()).toEqual([{ name: ADDRESS.name }])
  await orderTies.forgetMember?.(server.db, buyer.member, { clock: () => server.time.now } as never)
  expect(await names()).toEqual([{ name: '' }])
})

test('the migration finds the same for earlier orders as is written for new ones', async () => {
  await paidOrder()
  const asked = await paidOrder()
  await ship(asked, coast)
  const refund = { iid: SELLER, orderId: asked, remark: '不想要了', reqId: randomUUID() }
  await server.call(askRefund, { ...refund, chainIds: [await chainOf(asked, MAT)] }, { as: buyer })
  const ids = await server.db.selectFrom('orders').select('id').where('user_id', '=', buyer.member.user_id).execute()
  const rows = () =>
    server.db
      .selectFrom('supplied_order')
      .selectAll()
      .where(
        'order_id',
        'in',
        ids.map(({ id }) => id),
      )
      .orderBy('order_id')
      .orderBy('iid')
      .execute()
  const written = await rows()
  expect(written.map(({ iid, status }) => [iid, status])).toEqual([
    ...[CAMPUS, COAST].map((iid) => [iid, 11]),
    ...[
      [CAMPUS, 11],
      [COAST, 15],
    ],
  ])
  const file = await readFile(join(__dirname, '../../db/migrations/210_supplied_orders.sql'), 'utf8')
  const fill = /insert into supplied_order[^;]+;/.exec(file)?.[0] ?? ''
  await server.db.deleteFrom('supplied_order').execute()
  await sql.raw(fill).execute(server.db)
  expect(await rows()).toEqual(written)
})
