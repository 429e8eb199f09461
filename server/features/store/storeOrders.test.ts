import { randomUUID } from 'node:crypto'
import {
  addAddress,
  calculateOrder,
  createOrder,
  getDistributionKey,
  getDistributionStatistic,
  getIncome,
  getStore,
  getWallet,
  listChildRoles,
  listFans,
  listGrowth,
  listIncome,
  listStoreOrders,
  lockFans,
  shipOrder,
  updateOrderStatus,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
/** Mall goods of ¥699 and of another supplier, and their cheapest skus. */
const [GOODS, SKU, BASE] = ['m1101', 'm1101-1', 69_900]
const OTHER = 'm3102-1'
const MARGIN = 3000

let server: TestServer
let till: Till
let staff: Actor
let owner: Actor
let storeId: string

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ rights: ['order'], nick_name: '员' })
  owner = await server.login({ nick_name: '店主' })
  storeId = await storeWith(owner, MARGIN)
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

/** A store with one item on its shelf and one recipient of all messages. */
async function storeWith({ member }: Actor, margin: number): Promise<string> {
  const { user_id } = member
  const role = { iid, user_id, status: 1, op_id: null, op_sales_id: null, at: 0 }
  await server.db.insertInto('dis_role').values(role).execute()
  const { id } = await server.db
    .insertInto('small_store')
    .values({ iid, user_id, name: `店 ${user_id}`, at: server.time.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notify = { iid, store_id: id, user_id, kind: 'notify' as const, options: '{"events":["paid","refund"]}' }
  await server.db.insertInto('store_member').values(notify).execute()
  const item = { iid, store_id: id, goods_id: GOODS, price: BASE + margin }
  await server.db.insertInto('store_item').values(item).execute()
  return String(id)
}

type Pieces = Readonly<Record<string, number>>
const wishOf = (pieces: Pieces, store: string | undefined = storeId) => ({
  ...{ iid, orderType: 33, keys: Object.keys(pieces).join(','), property: JSON.stringify(pieces) },
  num: Object.values(pieces).reduce((sum, num) => sum + num, 0),
  info: { storeId: store },
})

async function order(as: Actor, pieces: Pieces, more: object = {}, store?: string) {
  const home = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  const addressId = (await server.call(addAddress, { iid, ...home }, { as })).id
  const wish = wishOf(pieces, store)
  return await server.call(
    createOrder,
    { ...wish, info: { ...wish.info, reqId: randomUUID(), addressId, ...more } },
    { as },
  )
}

async function buy(as: Actor, pieces: Pieces, store?: string): Promise<string> {
  const placed = await order(as, pieces, {}, store)
  await till.pay(placed, as)
  return placed.gid
}

const go = (as: Actor, orderId: string, status: number) =>
  server.call(updateOrderStatus, { iid, orderId, status, remark: '改主意了' }, { as })
const rows = async (as = owner) => (await server.call(listStoreOrders, { iid }, { as })).list
const row = async (gid: string) => (await rows()).find((one) => one.gid === gid)
const balance = (kind: 'pending' | 'wallet', { member } = owner) =>
  balanceOf(server.db, userAccount(iid, member.user_id, kind))
const told = async (gid: string, { member } = owner) => {
  const sent = await server.db
    .selectFrom('chat_outbox')
    .selectAll()
    .where('to_rid', '=', member.rid)
    .orderBy('id')
    .execute()
  return sent.filter((one) => JSON.stringify(one.content).includes(gid))
}

async function complete(gid: string, as: Actor) {
  const parcel = { company: '顺丰速运', transportNumber: `SF${gid}` }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId: gid, ...parcel }, { as: staff })
  await go(as, gid, 13)
  server.time.now += 8 * 86_400_000
  await server.runJobs()
}

test('screens-commerce §3.7: the store’s price is charged, its margin waits as level 0 and reaches the wallet at completion', async () => {
  const ann = await server.login({ nick_name: '安安' })
  const before = [await balance('pending'), await balance('wallet')]
  const { payable } = await server.call(calculateOrder, wishOf({ [SKU]: 2, [OTHER]: 1 }), { as: ann })
  const plain = await server.call(calculateOrder, { ...wishOf({ [SKU]: 2, [OTHER]: 1 }), info: {} }, { as: ann })
  expect(payable).toBe(plain.payable + 2 * MARGIN)
  const gid = await buy(ann, { [SKU]: 2, [OTHER]: 1 })
  expect(await balance('pending')).toBe((before[0] ?? 0) + 2 * MARGIN)
  expect(await row(gid)).toMatchObject({ buyer: '安安', status: 11, margin: 2 * MARGIN, marginState: 'pending' })
  expect((await row(gid))?.lines.map(({ num }) => num)).toEqual([2, 1])
  await complete(gid, ann)
  expect([await balance('pending'), await balance('wallet')]).toEqual([before[0], (before[1] ?? 0) + 2 * MARGIN])
  expect(await row(gid)).toMatchObject({ status: 14, margin: 2 * MARGIN, marginState: 'settled' })
  expect((await server.call(getWallet, { iid }, { as: owner })).available).toBe((before[1] ?? 0) + 2 * MARGIN)
})

test('the commission of each line bears the name of its goods, before and after it is settled', async () => {
  const other = { iid, store_id: Number(storeId), goods_id: 'm3102', price: 100_000 }
  await server.db.insertInto('store_item').values(other).execute()
  const ann = await server.login({ nick_name: '安安' })
  const gid = await buy(ann, { [SKU]: 1, [OTHER]: 1 })
  const chains = await server.db.selectFrom('order_chain').select('title').where('order_id', '=', gid).execute()
  const names = chains.map(({ title }) => title).sort()
  const named = async (kind?: 'commission') => {
    const { list } = await server.call(listIncome, { iid, ...(kind ? { kind } : {}) }, { as: owner })
    return list.filter(({ orderId }) => orderId === gid).map(({ title }) => title)
  }
  const reasons = async (kind?: 'commission') => {
    const { list } = await server.call(listIncome, { iid, ...(kind ? { kind } : {}) }, { as: owner })
    const ids = list.filter(({ orderId }) => orderId === gid).map(({ id }) => id)
    const all = await Promise.all(ids.map((id) => server.call(getIncome, { iid, id }, { as: owner })))
    return all
      .map(({ amount, level, base, rate }) => ({ amount, level, base, rate }))
      .sort((a, b) => a.amount - b.amount)
  }
  const why = await reasons('commission')
  expect(why.map(({ level }) => level)).toEqual([0, 0])
  expect([new Set(names).size, (await named('commission')).sort()]).toEqual([2, names])
  await complete(gid, ann)
  expect((await named()).sort()).toEqual(names)
  expect(await reasons()).toEqual(why)
  await server.db.deleteFrom('store_item').where('goods_id', '=', 'm3102').execute()
})

test('a refund takes the margin back, and says so', async () => {
  const ann = await server.login({ nick_name: '安安' })
  const before = await balance('pending')
  const gid = await buy(ann, { [SKU]: 1 })
  await go(ann, gid, 15)
  await go(staff, gid, 18)
  expect(await balance('pending')).toBe(before)
  expect(await row(gid)).toMatchObject({ status: 18, margin: MARGIN, marginState: 'reversed' })
})

test('each event tells each recipient once, and nothing of the buyer', async () => {
  const ann = await server.login({ nick_name: '安安' })
  const gid = await buy(ann, { [SKU]: 1 })
  await go(ann, gid, 15)
  await go(ann, gid, 11)
  await go(ann, gid, 15)
  const sent = await told(gid)
  expect(sent.map(({ temp_id }) => temp_id.replace(/^sys-\d+-/, '').replace(/:.*/, ''))).toEqual([
    'store-paid',
    ...['store-refund', 'store-refund'],
  ])
  expect(new Set(sent.map(({ temp_id }) => temp_id)).size).toBe(2)
  for (const one of sent) expect(JSON.stringify(one.content)).not.toMatch(/安安|小满|13912345678/)
  await server.db
    .updateTable('store_member')
    .set({ options: '{"events":[]}' })
    .where('store_id', '=', Number(storeId))
    .execute()
  expect(await told(await buy(ann, { [SKU]: 1 }))).toEqual([])
})

test('the lowest price wins: with an account’s price below the store’s nothing is left for the owner', async () => {
  const ann = await server.login({ nick_name: '安安' })
  await server.db
    .insertInto('cm_account')
    .values({ iid, owner_user_id: ann.member.user_id, name: '团', discount: 90, seats: 1 })
    .execute()
  const gid = await buy(ann, { [SKU]: 1 })
  expect(await row(gid)).toMatchObject({ margin: 0, marginState: 'none' })
  const { subtotal } = await server.call(calculateOrder, wishOf({ [SKU]: 1 }), { as: ann })
  expect(subtotal).toBe(Math.floor(BASE * 0.9))
})

test('an own order, and one paid after the role has ended, bring the owner nothing; a shelf without the goods neither', async () => {
  const own = await buy(owner, { [SKU]: 1 })
  expect(await row(own)).toMatchObject({ margin: 0, marginState: 'none' })
  const ann = await server.login({ nick_name: '安安' })
  const shop = await server.login({ nick_name: '离开' })
  const left = await storeWith(shop, 500)
  const { gid, payable } = await order(ann, { [SKU]: 1 }, {}, left)
  expect(payable).toBeGreaterThan(BASE)
  await server.db.updateTable('dis_role').set({ status: 2 }).where('user_id', '=', shop.member.user_id).execute()
  await till.pay({ gid, payable }, ann)
  expect(await balance('pending', shop)).toBe(0)
  await buy(ann, { [OTHER]: 1 })
  expect((await rows()).filter(({ lines }) => lines.length === 1).map(({ gid: id }) => id)).not.toContain(gid)
})

test('a store that closes between the look and the order is said as a new price; an unknown or foreign one is not found', async () => {
  const ann = await server.login({ nick_name: '安安' })
  const { payable } = await server.call(calculateOrder, wishOf({ [SKU]: 1 }), { as: ann })
  const close = (open: boolean) =>
    server.db.updateTable('small_store').set({ open }).where('id', '=', Number(storeId)).execute()
  await close(false)
  await expect(order(ann, { [SKU]: 1 }, { payable })).rejects.toMatchObject({
    code: 201003,
    data: { payable: payable - MARGIN },
  })
  await close(true)
  await expect(order(ann, { [SKU]: 1 }, {}, '987654')).rejects.toMatchObject({ code: 1000004 })
  await expect(order(ann, { [SKU]: 1 }, {}, "x' or 1=1")).rejects.toMatchObject({ code: 1000003 })
})

test('the figures of the day and the orders are the owner’s alone', async () => {
  const ann = await server.login({ nick_name: '安安' })
  const { counts } = await server.call(getStore, { iid, storeId }, { as: owner })
  const gid = await buy(ann, { [SKU]: 1 })
  const after = (await server.call(getStore, { iid, storeId }, { as: owner })).counts
  expect(after.todayOrders).toBe((counts.todayOrders ?? 0) + 1)
  expect(after.todayAmount).toBeGreaterThan(counts.todayAmount ?? 0)
  expect((await server.call(getStore, { iid, storeId }, { as: ann })).counts.todayOrders).toBeUndefined()
  await expect(server.call(listStoreOrders, { iid }, { as: ann })).rejects.toMatchObject({ code: 1000002 })
  const other = await server.login({ nick_name: '别家' })
  await storeWith(other, 100)
  expect(await rows(other)).toEqual([])
  expect(JSON.stringify(await row(gid))).not.toMatch(/13912345678|文三路/)
})

test('screens-commerce §3.7: the margin is no commission: a distributor’s figures, days, fans and children add up without it', async () => {
  const as = await server.login({ nick_name: '算账' })
  const store = await storeWith(as, MARGIN)
  const figures = () => server.call(getDistributionStatistic, { iid }, { as })
  const day = async () => (await server.call(listGrowth, { iid }, { as })).list[0]
  await buy(await server.login({ nick_name: '路人' }), { [SKU]: 1 }, store)
  const none = { orders: 0, amount: 0, commission: 0 }
  expect(await figures()).toMatchObject({ today: none, month: none, total: none, pending: 0, settled: 0 })
  expect(await day()).toMatchObject(none)

  const parent = await roleOf(as)
  const place = { parent_id: parent.id, path: `${parent.path}${parent.id}/`, depth: parent.depth + 1 }
  const below = await server.login({ nick_name: '下级' })
  const role = { iid, user_id: below.member.user_id, status: 1, op_id: null, op_sales_id: null, at: 0, ...place }
  await server.db.insertInto('dis_role').values(role).execute()
  for (const seller of [as, below]) {
    const fan = await server.login({ nick_name: '粉' })
    const { key } = await server.call(getDistributionKey, { iid, dataType: 9, dataId: '9012' }, { as: seller })
    await server.call(lockFans, { iid, multiDisKey: key }, { as: fan })
    await buy(fan, { [SKU]: 1 }, store)
  }
  const { levels, total, today, pending } = await figures()
  const [own = 0, childs = 0] = levels.map(({ commission }) => commission)
  expect(Math.min(own, childs)).toBeGreaterThan(0)
  expect([total.commission, today.commission, pending]).toEqual(Array(3).fill(own + childs))
  expect((await day())?.commission).toBe(own + childs)
  expect((await server.call(listFans, { iid }, { as })).list).toMatchObject([{ commission: own }])
  expect((await server.call(listChildRoles, { iid }, { as })).list).toMatchObject([{ commission: childs }])
  expect(await balance('pending', as)).toBe(own + childs + 3 * MARGIN)
})

const roleOf = ({ member }: Actor) =>
  server.db
    .selectFrom('dis_role')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .executeTakeFirstOrThrow()
