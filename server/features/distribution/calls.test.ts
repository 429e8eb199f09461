import {
  applyDistributor,
  approveDistributor,
  cancelDistributor,
  changeOperationSales,
  countChildRoles,
  type DistributorRole,
  getDistributionKey,
  getDistributionStatistic,
  getDistributorRole,
  getOperationSales,
  getPromo,
  listChildRoles,
  listDistributionActs,
  listFans,
  listGrowth,
  listPromotionItems,
  listPromotionModules,
  lockFans,
  updateOrderStatus,
} from '@quanzi/contract'
import { reckonItemCommissions } from '../../items/reckonItemCommissions'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

let server: TestServer
let till: Till
let staff: Actor
const iid = 1000
const DAY = 86_400_000
const PRICE = 6800

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  await server.db.updateTable('act_session').set({ stock: 1000 }).where('id', '=', '9012-s1').execute()
  staff = await server.login({ nick_name: '员', rights: ['order', 'review'] })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

let mobiles = 13_700_000_000
const member = (nick_name: string) => server.login({ nick_name, mobile: String(++mobiles) })
const apply = (as: Actor, parentId = '0') => server.call(applyDistributor, { iid, parentId }, { as })
const approve = (id: string, as: Actor) => server.call(approveDistributor, { iid, id }, { as })

interface Seller {
  readonly who: Actor
  readonly role: DistributorRole
}
async function seller(name: string, parent?: Seller): Promise<Seller> {
  const who = await member(name)
  const role = await apply(who, parent?.role.id)
  return { who, role: await approve(role.id, parent?.who ?? staff) }
}

const keyOf = async ({ who }: Seller) =>
  (await server.call(getDistributionKey, { iid, dataType: 9, dataId: '9012' }, { as: who })).key
const money = async ({ who }: Seller) => ({
  pending: await balanceOf(server.db, userAccount(iid, who.member.user_id, 'pending')),
  wallet: await balanceOf(server.db, userAccount(iid, who.member.user_id, 'wallet')),
})

test('chat-and-calls §7 Multi-level distribution: an application needs a mobile, is idempotent, and is decided by an upline or staff', async () => {
  const top = await seller('顶')
  const stranger = await seller('旁')
  await expect(apply(await server.login())).rejects.toMatchObject({ code: 1000012 })
  const child = await member('下')
  const first = await apply(child, top.role.id)
  expect(first).toMatchObject({ status: 0, parentId: top.role.id, depth: 2, parentName: '顶' })
  expect((await apply(child)).id).toBe(first.id)
  for (const other of [child, stranger.who])
    await expect(approve(first.id, other)).rejects.toMatchObject({ code: 1000002 })
  expect(await approve(first.id, top.who)).toMatchObject({ status: 1 })
  expect(await approve(first.id, top.who)).toMatchObject({ status: 1 })
  const late = await member('晚')
  await expect(apply(late, '999999')).rejects.toMatchObject({ code: 1000004 })
  expect(await server.call(countChildRoles, { iid }, { as: top.who })).toEqual({ count: 1 })
  await expect(server.call(countChildRoles, { iid, id: top.role.id }, { as: child })).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(server.call(listChildRoles, { iid }, { as: late })).rejects.toMatchObject({ code: 204001 })
})

test('a former distributor may not return below their own subtree', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  expect(await server.call(cancelDistributor, { iid, id: top.role.id }, { as: top.who })).toMatchObject({ status: 2 })
  expect(await server.call(getDistributorRole, { iid }, { as: top.who })).toBeNull()
  await expect(apply(top.who, child.role.id)).rejects.toMatchObject({ code: 1000003 })
  await expect(server.call(cancelDistributor, { iid, id: child.role.id }, { as: top.who })).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(approve(top.role.id, staff)).rejects.toMatchObject({ code: 1000007 })
})

test('when a locked fan buys, two levels earn at payment and are paid at completion', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const other = await seller('旁')
  const fan = await member('粉')
  await server.call(lockFans, { iid, multiDisKey: await keyOf(child) }, { as: fan })
  const { gid } = await till.paid(fan, { multiDisKey: await keyOf(other) })
  expect([await money(child), await money(top), await money(other)]).toEqual([
    { pending: PRICE * 0.1, wallet: 0 },
    { pending: PRICE * 0.05, wallet: 0 },
    { pending: 0, wallet: 0 },
  ])
  const figures = await server.call(getDistributionStatistic, { iid }, { as: top.who })
  expect(figures).toMatchObject({
    fans: 0,
    pending: 340,
    settled: 0,
    total: { orders: 0, amount: 0, commission: 340 },
    levels: [
      { level: 1, people: 0, commission: 0 },
      { level: 2, people: 1, commission: 340 },
    ],
  })
  const [row] = (await server.call(listChildRoles, { iid }, { as: top.who })).list
  expect(row).toMatchObject({ nickname: '下', orders: 1, amount: PRICE, commission: 340 })
  expect(row?.mobile).toMatch(/^137\*{4}\d{4}$/)
  const fans = await server.call(listFans, { iid }, { as: child.who })
  expect(fans).toMatchObject({ total: 1, list: [{ nickname: '粉', orders: 1, amount: PRICE, commission: 680 }] })
  expect(await server.call(listFans, { iid, queryKey: '%' }, { as: child.who })).toMatchObject({ total: 0 })

  await server.db
    .updateTable('order_chain')
    .set({ status: 13, moved_at: server.time.now - 8 * DAY, due_at: server.time.now - DAY })
    .where('order_id', '=', gid)
    .execute()
  for (let again = 0; again < 2; again += 1) await server.runJobs()
  expect([await money(child), await money(top)]).toEqual([
    { pending: 0, wallet: 680 },
    { pending: 0, wallet: 340 },
  ])
  const days = await server.call(listGrowth, { iid, pageSize: 20 }, { as: child.who })
  expect(days.list[0]).toMatchObject({ fans: 1, children: 0, orders: 1, amount: PRICE, commission: 680 })
})

test('screens-commerce §3.7: an item’s own rates override the tenant’s, in the list and at payment', async () => {
  const top = await seller('甲')
  const child = await seller('乙', top)
  const fan = await member('丙')
  const rates = async (own: string | null) => {
    const item = server.db.updateTable('content').where('iid', '=', iid).where('id', '=', '9012')
    await item.set({ rates: own }).where('module_type', '=', 9).execute()
    await reckonItemCommissions(server.db, iid, '9012')
  }
  await rates('[2000, 300]')
  const { list } = await server.call(listPromotionItems, { iid, dataType: 9, pageSize: 50 }, { as: child.who })
  const shown = (id: string) => list.find(({ dataId }) => dataId === id)
  expect(shown('9012')?.commission).toBe(PRICE * 0.2)
  const other = list.find(({ dataId }) => dataId !== '9012')
  expect(other?.commission).toBe(Math.floor((other?.price ?? 0) * 0.1))
  await server.call(lockFans, { iid, multiDisKey: await keyOf(child) }, { as: fan })
  const ordered = await till.order(fan)
  // The rates at the time of the order stay valid.
  await rates(null)
  await till.pay(ordered, fan)
  expect([await money(child), await money(top)]).toEqual([
    { pending: PRICE * 0.2, wallet: 0 },
    { pending: PRICE * 0.03, wallet: 0 },
  ])
})

test('a refund takes the commission back; a cancelled role earns nothing new, and gets what it earned before, for good', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const fan = await member('粉')
  const multiDisKey = await keyOf(child)
  const { gid } = await till.paid(fan, { multiDisKey })
  expect(await money(child)).toEqual({ pending: 680, wallet: 0 })
  const refund = { iid, orderId: gid, status: 15, remark: '来不了了' }
  expect(await server.call(updateOrderStatus, refund, { as: fan })).toMatchObject({ status: 18 })
  expect([await money(child), await money(top)]).toEqual([
    { pending: 0, wallet: 0 },
    { pending: 0, wallet: 0 },
  ])
  const before = await till.paid(fan)
  const waiting = await till.order(fan)
  await server.call(cancelDistributor, { iid, id: child.role.id }, { as: top.who })
  expect(await server.call(lockFans, { iid, multiDisKey }, { as: fan })).toMatchObject({ locked: false })
  await till.pay(waiting, fan)
  expect([await money(child), await money(top)]).toEqual([
    { pending: 680, wallet: 0 },
    { pending: 340 * 2, wallet: 0 },
  ])
  await server.db
    .updateTable('order_chain')
    .set({ status: 13, moved_at: server.time.now - 8 * DAY, due_at: server.time.now - DAY })
    .where('order_id', '=', before.gid)
    .execute()
  await server.runJobs()
  for (const status of [15, 18]) {
    const back = { iid, orderId: before.gid, status, remark: '太晚了' }
    await expect(server.call(updateOrderStatus, back, { as: staff })).rejects.toMatchObject({ code: 201002 })
  }
  expect([await money(child), await money(top)]).toEqual([
    { pending: 0, wallet: 680 },
    { pending: 340, wallet: 340 },
  ])
})

test('nobody earns from their own order', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  await till.paid(top.who, { multiDisKey: await keyOf(child) })
  await till.paid(child.who, { multiDisKey: await keyOf(child) })
  expect([await money(child), await money(top)]).toEqual([
    { pending: 0, wallet: 0 },
    { pending: 0, wallet: 0 },
  ])
})

test('the owner of a code pays its reduction; it applies to its goods only, and a cancelled order returns it', async () => {
  const top = await seller('顶')
  const owner = await seller('主', top)
  const fan = await member('粉')
  const code = async (text: string, goods_id: string | null) =>
    await server.db
      .insertInto('discount_code')
      .values({
        iid,
        code: text,
        role_id: Number(owner.role.id),
        user_id: owner.who.member.user_id,
        percent: 4,
        goods_id,
        total: 1,
        end_time: server.time.now + 90 * DAY,
      })
      .execute()
  await code('OTHER', '9001')
  await code('MINE', '9012')
  await expect(till.order(fan, { discountCode: 'OTHER' })).rejects.toMatchObject({ code: 201005 })
  await expect(server.call(getPromo, { iid, code: 'MINE' }, { as: owner.who })).rejects.toMatchObject({ code: 201005 })
  const first = await till.order(fan, { discountCode: 'MINE' })
  expect(first.payable).toBe(PRICE - 272)
  await expect(till.order(fan, { discountCode: 'MINE' })).rejects.toMatchObject({ code: 201005 })
  await server.call(updateOrderStatus, { iid, orderId: first.gid, status: 3 }, { as: fan })
  await till.paid(fan, { discountCode: 'MINE' })
  const base = PRICE - 272
  expect([await money(owner), await money(top)]).toEqual([
    { pending: Math.floor(base * 0.1) - 272, wallet: 0 },
    { pending: Math.floor(base * 0.05), wallet: 0 },
  ])
})

test('the tenant decides levels, rates and how long a fan stays', async () => {
  const before = await server.db
    .selectFrom('tenants')
    .select('settings')
    .where('iid', '=', iid)
    .executeTakeFirstOrThrow()
  const set = (distribution: object) =>
    server.db
      .updateTable('tenants')
      .set({ settings: JSON.stringify({ ...before.settings, distribution }) })
      .where('iid', '=', iid)
      .execute()
  await set({ levels: 3, rates: [2000, 1000, 500], lockDays: 0, autoApprove: true })
  const top = await seller('顶')
  const middle = await seller('中', top)
  const low = await seller('下', middle)
  const fan = await member('粉')
  expect(await server.call(lockFans, { iid, multiDisKey: await keyOf(low) }, { as: fan })).toMatchObject({
    locked: true,
    expireAt: null,
  })
  await till.paid(fan)
  expect([(await money(low)).pending, (await money(middle)).pending, (await money(top)).pending]).toEqual([
    1360, 680, 340,
  ])
  await set({ rates: [9000] })
  const plain = await seller('常')
  await till.paid(await member('客'), { multiDisKey: await keyOf(plain) })
  expect((await money(plain)).pending).toBe(680)
  await server.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify(before.settings) })
    .where('iid', '=', iid)
    .execute()
})

test('chat-and-calls §7 Distribution items and activities: promotable items show the caller’s commission; filters narrow the list', async () => {
  const { who } = await seller('顶')
  const [module] = await server.call(listPromotionModules, { iid }, { as: who })
  const items = await server.call(listPromotionItems, { iid, pageSize: 50 }, { as: who })
  expect(items.total).toBe(module?.count)
  expect(items.list.length).toBeGreaterThan(3)
  for (const item of items.list) expect(item.commission).toBe(Math.floor(item.price / 10))
  const dear = await server.call(listDistributionActs, { iid, costStart: 20_000, sortBy: 'price' }, { as: who })
  const prices = dear.list.map(({ price }) => price)
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(20_000)
  await expect(server.call(listPromotionItems, { iid }, { as: await member('客') })).rejects.toMatchObject({
    code: 204001,
  })
})

test('chat-and-calls §7 Multi-level distribution: a distributor chooses among the tenant’s sales representatives', async () => {
  const { who } = await seller('顶')
  const rep = await server.db
    .insertInto('operation_sales')
    .values({ iid, op_id: 7, op_name: '华东', name: '小李', phone: '13912345678', user_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await server.call(getOperationSales, { iid }, { as: who })).toBeNull()
  const wish = { iid, opId: '7', opSalesId: String(rep.id) }
  expect(await server.call(changeOperationSales, wish, { as: who })).toMatchObject({ name: '小李', opName: '华东' })
  expect(await server.call(getOperationSales, { iid }, { as: who })).toMatchObject({ opSalesId: String(rep.id) })
  await expect(server.call(changeOperationSales, { ...wish, opId: '8' }, { as: who })).rejects.toMatchObject({
    code: 1000004,
  })
})
