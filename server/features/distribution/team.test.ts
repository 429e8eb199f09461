import {
  applyDistributor,
  approveDistributor,
  cancelDistributor,
  countChildRoles,
  type DistributorRole,
  followRoles,
  getDistributionKey,
  getDistributorRole,
  getPromo,
  getSharedLink,
  listChildRoles,
  listDistributionActs,
  listDistributionItems,
  listFans,
  listPromotionItems,
  listPromotionModules,
  lockFans,
  saveDiscountCode,
  saveRegulations,
} from '@quanzi/contract'
import { reckonItemCommissions } from '../../items/reckonItemCommissions'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const DAY = 86_400_000
let server: TestServer
let till: Till
let staff: Actor

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  await server.db.updateTable('act_session').set({ stock: 1000 }).where('id', '=', '9012-s1').execute()
  staff = await server.login({ nick_name: '员', rights: ['review', 'money'] })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

let mobiles = 13_600_000_000
const member = (nick_name: string) => server.login({ nick_name, mobile: String(++mobiles) })
const apply = (as: Actor, parentId = '0') => server.call(applyDistributor, { iid, parentId }, { as })
const approve = (id: string, as: Actor) => server.call(approveDistributor, { iid, id }, { as })
const cancel = (id: string, as: Actor) => server.call(cancelDistributor, { iid, id }, { as })
const told = async ({ member: { rid } }: Actor): Promise<string[]> => {
  const rows = await server.db.selectFrom('chat_outbox').selectAll().where('to_rid', '=', rid).execute()
  return rows.map((row) => JSON.stringify(row))
}

interface Seller {
  readonly who: Actor
  readonly role: DistributorRole
}
async function seller(name: string, parent?: Seller): Promise<Seller> {
  const who = await member(name)
  return { who, role: await approve((await apply(who, parent?.role.id)).id, parent?.who ?? staff) }
}
const keyOf = async ({ who }: Seller, dataType = 9, dataId = '9012') =>
  (await server.call(getDistributionKey, { iid, dataType, dataId }, { as: who })).key

test('screens-commerce §2 dis/share: a key names its distributor and its item, and another tenant learns nothing', async () => {
  const top = await seller('顶')
  const key = await keyOf(top)
  const link = await server.call(getSharedLink, { iid, multiDisKey: key })
  expect(link.role).toEqual({ id: top.role.id, nickname: '顶', headImg: '' })
  expect(link.item).toMatchObject({ dataType: 9, dataId: '9012', price: 6800, path: '/app/act/1000/detail/9012' })
  const nobody = { role: null, item: null }
  expect(await server.call(getSharedLink, { iid: 3192, multiDisKey: key })).toEqual(nobody)
  for (const multiDisKey of ['x'.repeat(24), '']) {
    expect(await server.call(getSharedLink, { iid, multiDisKey })).toEqual(nobody)
    const named = { iid, multiDisKey, dataType: 9, dataId: '9012' }
    expect(await server.call(getSharedLink, named)).toEqual({ role: null, item: link.item })
    expect(await server.call(getSharedLink, { ...named, iid: 3192 })).toEqual(nobody)
  }
  await cancel(top.role.id, top.who)
  expect(await server.call(getSharedLink, { iid, multiDisKey: key })).toEqual({ ...link, role: null })
})

test('a key is for anything that distributors share; an unknown type is PARAM, an item that is not there NOTFOUND', async () => {
  const top = await seller('顶')
  for (const [dataType, dataId] of [
    [9, '9001'],
    [32, 'g-bottle'],
    [101, 'vip-year'],
  ] as const)
    expect(await keyOf(top, dataType, dataId)).toMatch(/^[\w-]{24}$/)
  await expect(keyOf(top, 11, '11001')).rejects.toMatchObject({ code: 1000003 })
  for (const dataType of [9, 100, 101, 211])
    await expect(keyOf(top, dataType, 'nothing')).rejects.toMatchObject({ code: 1000004 })
})

test('strangers see of a role its name, picture and status only; those above and staff see the rest', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const seen = (as?: Actor) => server.call(getDistributorRole, { iid, id: child.role.id }, as ? { as } : {})
  const public_ = { userId: 0, parentId: '', parentName: '', depth: 0, opId: null, opSalesId: null }
  const stranger = await seller('旁')
  for (const as of [undefined, stranger.who, await member('客')])
    expect(await seen(as)).toEqual({ id: child.role.id, nickname: '下', headImg: '', status: 1, ...public_ })
  for (const as of [child.who, top.who, staff])
    expect(await seen(as)).toMatchObject({ userId: child.who.member.user_id, parentId: top.role.id, parentName: '顶' })
  expect(await server.call(getDistributorRole, { iid: 3192, id: child.role.id })).toBeNull()
})

test('staff with the right review list and decide all applications of the tenant, also those without a parent', async () => {
  const top = await seller('顶')
  const [root, below] = [await member('根'), await member('叶')]
  const waiting = [await apply(root), await apply(below, top.role.id)]
  const wish = { iid, id: '0', status: 0 }
  const { list } = await server.call(listChildRoles, wish, { as: staff })
  expect(list.slice(0, 2).map(({ id, parentName }) => [id, parentName])).toEqual([
    [waiting[1]?.id, '顶'],
    [waiting[0]?.id, ''],
  ])
  const before = await server.call(countChildRoles, wish, { as: staff })
  expect(before.count).toBeGreaterThanOrEqual(2)
  await approve(waiting[0]?.id ?? '', staff)
  expect(await server.call(countChildRoles, wish, { as: staff })).toEqual({ count: before.count - 1 })
  const scan = await server.login({ rights: ['scan'] })
  const foreign = await server.login({ iid: 3192, rights: ['review'] })
  for (const as of [below, scan, foreign])
    for (const call of [listChildRoles, countChildRoles])
      await expect(server.call(call, wish, { as })).rejects.toMatchObject({ code: expect.any(Number) })
})

test('a distributor lists and decides the applications of everybody below, also where the parent is another', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const beside = await seller('旁')
  const [near, far, foreign] = [await member('近'), await member('远'), await member('外')]
  const waiting = [await apply(near, top.role.id), await apply(far, child.role.id)].map((role) => role?.id ?? '')
  await apply(foreign, beside.role.id)
  const wish = { iid, id: '0', status: 0 }
  const { list } = await server.call(listChildRoles, wish, { as: top.who })
  expect(list.map(({ id, parentName }) => [id, parentName])).toEqual([
    [waiting[1], '下'],
    [waiting[0], '顶'],
  ])
  expect(await server.call(countChildRoles, wish, { as: top.who })).toEqual({ count: 2 })
  expect(await server.call(countChildRoles, wish, { as: child.who })).toEqual({ count: 1 })
  await approve(waiting[1] ?? '', top.who)
  expect(await server.call(countChildRoles, { ...wish, status: 1 }, { as: top.who })).toEqual({ count: 2 })
  const [deep] = (await server.call(listChildRoles, { ...wish, status: 1 }, { as: top.who })).list
  expect(deep).toMatchObject({ id: waiting[1], nickname: '远' })
})

test('a team person has both ids of a dialog, the parent, the children and whether the caller follows', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  await seller('孙', child)
  const fan = await member('粉')
  await server.call(lockFans, { iid, multiDisKey: await keyOf(top) }, { as: fan })
  await server.call(followRoles, { fromRid: top.who.member.rid, toRids: [fan.member.rid] }, { as: top.who })
  const [person] = (await server.call(listChildRoles, { iid }, { as: top.who })).list
  const ids = ({ member: { rid, user_id } }: Actor) => ({ rid, uid: user_id })
  expect(person).toMatchObject({ ...ids(child.who), parentName: '顶', children: 1, following: false })
  const [one] = (await server.call(listFans, { iid }, { as: top.who })).list
  expect(one).toMatchObject({ ...ids(fan), parentName: '', children: 0, following: true })
})

test('expect-people §3 team: deeper in the tree, too, the caller sees the own commission, not that of the people between', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const grandchild = await seller('孙', child)
  await till.paid(await member('粉'), { multiDisKey: await keyOf(grandchild) })
  const below = async (as: Actor) =>
    (await server.call(listChildRoles, { iid, id: child.role.id }, { as })).list.map(
      ({ nickname, orders, commission }) => [nickname, orders, commission],
    )
  // The tenant pays two levels.
  expect(await below(top.who)).toEqual([['孙', 1, 0]])
  expect(await below(child.who)).toEqual([['孙', 1, 340]])
  expect(await below(staff)).toEqual([['孙', 1, 340]])
})

test('a refused applicant is told and may apply again, three times a day; repeats of a decision succeed', async () => {
  const top = await seller('顶')
  const child = await member('下')
  const first = await apply(child, top.role.id)
  expect(await cancel(first.id, top.who)).toMatchObject({ status: 2 })
  expect(await cancel(first.id, top.who)).toMatchObject({ status: 2 })
  expect((await told(child)).filter((text) => text.includes('未通过'))).toHaveLength(1)
  await expect(approve(first.id, top.who)).rejects.toMatchObject({ code: 1000007 })
  for (let again = 0; again < 2; again += 1) await cancel((await apply(child)).id, child)
  await expect(apply(child)).rejects.toMatchObject({ code: 1000006 })
  server.time.now += DAY
  expect(await apply(child)).toMatchObject({ status: 0 })
})

test('who refuses or withdraws an application that was approved meanwhile hears so, and the role stays', async () => {
  const top = await seller('顶')
  const child = await member('下')
  const { id } = await apply(child, top.role.id)
  await approve(id, staff)
  const refuse = (as: Actor) => server.call(cancelDistributor, { iid, id, status: 0 }, { as })
  for (const as of [top.who, child]) await expect(refuse(as)).rejects.toMatchObject({ code: 1000007 })
  expect(await server.call(getDistributorRole, { iid }, { as: child })).toMatchObject({ status: 1 })
  expect(await server.call(cancelDistributor, { iid, id, status: 1 }, { as: top.who })).toMatchObject({ status: 2 })
  expect(await refuse(top.who)).toMatchObject({ status: 2 })
})

test('two taps on apply make one application', async () => {
  const ann = await member('双')
  const roles = await Promise.all([apply(ann), apply(ann)])
  expect(new Set(roles.map(({ id }) => id)).size).toBe(1)
})

test('a cancelled role takes its codes and its fans with it; what others earned by it stays counted', async () => {
  const top = await seller('顶')
  const child = await seller('下', top)
  const code = { iid, reqId: 'team-code-1', percent: 5, total: 9, endTime: server.time.now + DAY }
  const made = await server.call(saveDiscountCode, code, { as: child.who })
  const fan = await member('粉')
  await till.paid(fan, { multiDisKey: await keyOf(child) })
  await cancel(child.role.id, top.who)
  await expect(server.call(getPromo, { iid, code: made.code }, { as: fan })).rejects.toMatchObject({ code: 201005 })
  const stored = server.db.selectFrom('discount_code').select('on').where('iid', '=', iid).where('id', '=', made.id)
  expect(await stored.executeTakeFirst()).toEqual({ on: false })
  const [gone] = (await server.call(listChildRoles, { iid, status: 2 }, { as: top.who })).list
  expect(gone).toMatchObject({ nickname: '下', orders: 1, amount: 6800, commission: 340 })
})

test('every type that distributors promote is listed by its commission, by the item’s rate or the tenant’s', async () => {
  const { who } = await seller('顶')
  const modules = await server.call(listPromotionModules, { iid }, { as: who })
  expect(modules.map(({ dataType }) => dataType)).toEqual(expect.arrayContaining([9, 32, 101]))
  for (const { dataType, count } of modules) {
    const page = await server.call(listPromotionItems, { iid, dataType, pageSize: 50 }, { as: who })
    const earned = page.list.map(({ commission }) => commission)
    expect([page.total, Math.min(...earned) > 0]).toEqual([count, true])
    expect(earned).toEqual([...earned].sort((a, b) => b - a))
  }
  await expect(server.call(listPromotionItems, { iid, dataType: 11 }, { as: who })).rejects.toMatchObject({
    code: 1000003,
  })
  // An item with a high rate of its own comes before dearer ones.
  await server.db
    .updateTable('content')
    .set({ rates: '[4000]' })
    .where('iid', '=', iid)
    .where('id', '=', '9012')
    .execute()
  await reckonItemCommissions(server.db, iid, '9012')
  const { list } = await server.call(listDistributionItems, { iid, type: 9, pageSize: 50 }, { as: who })
  const at = list.findIndex(({ id }) => id === '9012')
  expect(list[at]?.commission).toBe(2720)
  expect(list.slice(at).some(({ price }) => price > 6800)).toBe(true)
})

test('new rates of the tenant reach every list', async () => {
  const { who } = await seller('顶')
  const first = async (dataType: number) =>
    (await server.call(listPromotionItems, { iid, dataType, pageSize: 50 }, { as: who })).list.find(
      ({ dataId }) => dataId === '9001' || dataId === 'vip-year',
    )
  const save = (rates: number[]) =>
    server.call(saveRegulations, { iid, reqId: `team-rates-${rates[0]}`, rates }, { as: staff })
  await save([2000, 500])
  for (const dataType of [9, 101]) {
    const item = await first(dataType)
    expect(item?.commission).toBe(Math.floor((item?.price ?? 0) * 0.2))
  }
  await save([1000, 500])
})

test('screens-commerce §2 invitation/actseller: any member sees the activities, only distributors and staff the commissions', async () => {
  const { who } = await seller('顶')
  const acts = async (as: Actor) => (await server.call(listDistributionActs, { iid }, { as })).list
  for (const as of [who, staff]) expect((await acts(as)).every(({ commission }) => Number(commission) > 0)).toBe(true)
  const recruit = await acts(await member('客'))
  expect(recruit.length).toBeGreaterThan(3)
  expect(recruit.every(({ commission }) => commission === null)).toBe(true)
  await expect(server.call(listDistributionActs, { iid })).rejects.toMatchObject({ code: 1000001 })
})
