import { randomUUID } from 'node:crypto'
import {
  calculateOrder,
  createOrder,
  decideReview,
  getCf,
  getCfProject,
  getOrder,
  idCardCheckDigit,
  launchCf,
  listCfSupporters,
  listRank,
  listReviews,
  markContent,
  recordStat,
  refundCf,
  saveCf,
  thankCf,
  updateOrderStatus,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'
import { campaignJob } from './jobs'

const iid = 1000
const id = 'cf-mountains'
const CARD = '110101199003077758'
let server: TestServer
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ iid, rights: ['review', 'order'] })
  await server.db.updateTable('cf_campaign').set({ paper_id: null }).where('id', '=', id).execute()
  await server.db.updateTable('cf_place').set({ quota: 500 }).where('campaign_id', '=', id).execute()
})
afterAll(() => server.close())

const save = (as: Actor, fields: object, more: object = {}) =>
  server.call(saveCf, { iid, reqId: randomUUID(), id, fields, ...more }, { as })
const launch = (as: Actor, agree: 0 | 1 = 1) => server.call(launchCf, { iid, reqId: randomUUID(), id, agree }, { as })
const shown = (projectId: string, as?: Actor) => server.call(getCfProject, { iid, id: projectId }, as ? { as } : {})
const INFOS = { name: '张三', phone: '13912345678', idCard: CARD, size: 'M', wish: '看一次雪山' }

let people = 0
/** A number that no other project of this file has. */
const cardOf = (n: number) => {
  const first = `11010119910307${String(n).padStart(3, '0')}`
  return first + idCardCheckDigit(first)
}
/** A member with a number, who can launch. */
const starter = () => {
  people += 1
  return server.login({ iid, mobile: `1371234${String(people).padStart(4, '0')}` })
}

/** A project that raises ¥400. */
async function launched(): Promise<{ owner: Actor; projectId: string }> {
  const owner = await starter()
  await save(owner, { ...INFOS, idCard: cardOf(people), placeId: 'yubeng' })
  return { owner, projectId: (await launch(owner)).projectId }
}

const wishOf = (keys: string, amount: number, more: object = {}) => ({
  ...{ iid, orderType: 211, keys, property: 'free', num: 1 },
  ...more,
  info: { reqId: randomUUID(), amount },
})
const order = (as: Actor, keys: string, amount: number, more: object = {}) =>
  server.call(createOrder, wishOf(keys, amount, more), { as })
async function give(keys: string, amount: number, more: object = {}, as?: Actor) {
  const by = as ?? (await server.login({ iid }))
  const { gid, payable } = await new Till(server).pay(await order(by, keys, amount, more), by)
  return { gid, payable, by }
}

test('screens-activities §3 /v2/cf/launch: what is missing is named in order, and a project is published once', async () => {
  const nobody = await server.login({ iid })
  expect((await server.call(getCf, { iid, id }, { as: nobody })).missing).toEqual(['phone', 'infos', 'place'])
  const ann = await starter()
  const missing = async () => (await server.call(getCf, { iid, id }, { as: ann })).missing
  expect(await missing()).toEqual(['infos', 'place'])
  await expect(launch(ann)).rejects.toMatchObject({ code: 1000012, data: { missing: ['infos', 'place'] } })
  await expect(save(ann, { idCard: '110101199003077759' })).rejects.toMatchObject({ code: 1000003 })
  const draft = await save(ann, INFOS)
  expect(draft).toMatchObject({ state: 'draft', idMasked: '**** 7758', goal: 0 })
  expect(JSON.stringify(draft)).not.toContain(CARD)
  expect(await missing()).toEqual(['place'])
  expect(await save(ann, { placeId: 'yubeng' })).toMatchObject({ goal: 40_000, place: { cost: 40_000 } })
  await expect(launch(ann, 0)).rejects.toMatchObject({ code: 1000003 })
  await expect(shown(draft.id)).rejects.toMatchObject({ code: 1000004 })
  const { projectId } = await launch(ann)
  expect(await launch(ann)).toEqual({ projectId, again: true })
  expect((await shown(projectId)).project).toMatchObject({ state: 'live', goal: 40_000, remaining: 40_000 })
  await expect(save(ann, { placeId: 'siguniang' })).rejects.toMatchObject({ code: 1000003 })
  expect((await save(ann, { wish: '看两次雪山' })).wish).toBe('看两次雪山')
})

test('expect-play §4: a campaign leads to an https address of its tenant’s own hosts, and nowhere else', async () => {
  const domain = 'trip.example.org'
  await server.db.insertInto('domains').values({ iid, domain }).execute()
  const leads = async (jump_url: string) => {
    await server.db.updateTable('cf_campaign').set({ jump_url }).where('iid', '=', iid).where('id', '=', id).execute()
    return (await server.call(getCf, { iid, id })).campaign.jumpUrl
  }
  const own = `https://${domain}/app/cf/place?iid=${iid}`
  expect(await leads(own)).toBe(own)
  const others = [
    own.replace('https:', 'http:'),
    'https://trip.example.org.evil.example/',
    'https://evil.example/',
    '/x',
  ]
  for (const other of others) expect(await leads(other)).toBe('')
})

test('the last seat of a place is taken once', async () => {
  const [ann, bob] = [await starter(), await starter()]
  for (const [n, one] of [ann, bob].entries())
    await save(one, { ...INFOS, idCard: cardOf(900 + n), placeId: 'siguniang' })
  const place = server.db.updateTable('cf_place').where('campaign_id', '=', id).where('id', '=', 'siguniang')
  await place.set(({ ref }) => ({ quota: ref('used') })).execute()
  await place.set(({ eb }) => ({ quota: eb('quota', '+', 1) })).execute()
  const [first, second] = await Promise.allSettled([launch(ann), launch(bob)])
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect([first, second].find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 1000009 } })
  await expect(save(await server.login({ iid }), { placeId: 'siguniang' })).rejects.toMatchObject({ code: 1000009 })
  await place.set({ quota: 500 }).execute()
})

test('an ID number starts one project of a campaign, under whatever account', async () => {
  const [ann, bob, eve] = [await starter(), await starter(), await starter()]
  const infos = { ...INFOS, idCard: cardOf(910), placeId: 'yubeng' }
  for (const one of [ann, bob, eve]) await save(one, infos)
  const both = await Promise.allSettled([launch(ann), launch(bob)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = { code: 1000008, msg: '该身份证号已发起过本次众筹' }
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused })
  await expect(launch(eve)).rejects.toMatchObject(refused)
  await save(eve, { idCard: cardOf(911) })
  expect((await launch(eve)).again).toBeUndefined()
})

test('screens-activities §5 journey 5: supports reach exactly the goal, and what is above is refused with what remains', async () => {
  const { projectId } = await launched()
  await give(projectId, 25_000, { remark: '加油' })
  const late = await server.login({ iid })
  await expect(order(late, projectId, 15_001)).rejects.toMatchObject({
    code: 1000009,
    msg: '超过剩余金额',
    data: { remaining: 15_000 },
  })
  const waiting = await order(await server.login({ iid }), projectId, 10_000)
  expect((await shown(projectId)).project).toMatchObject({ raised: 25_000, pending: 10_000, remaining: 5_000 })
  await expect(order(late, projectId, 5_001)).rejects.toMatchObject({ data: { remaining: 5_000 } })
  await give(projectId, 5_000)
  await expect(order(late, projectId, 1)).rejects.toMatchObject({ code: 1000009, data: { remaining: 0 } })
  server.time.now += 31 * 60_000
  expect(waiting.payable).toBe(10_000)
  // The order that nobody paid has given its amount back.
  await give(projectId, 9_950)
  await expect(order(late, projectId, 49)).rejects.toMatchObject({ code: 1000003 })
  await give(projectId, 50)
  expect((await shown(projectId)).project).toMatchObject({ raised: 40_000, pending: 0, remaining: 0, state: 'live' })
})

test('two supports at once never pass the goal', async () => {
  const { projectId } = await launched()
  const people = await Promise.all([1, 2, 3, 4].map(() => server.login({ iid })))
  const all = await Promise.allSettled(people.map((one) => order(one, projectId, 15_000)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await shown(projectId)).project).toMatchObject({ pending: 30_000, remaining: 10_000 })
})

test('conventions §4: a tier counts by its number, takes no discount, and waits for the end of the campaign', async () => {
  const { projectId } = await launched()
  const ann = await server.login({ iid })
  const wish = { iid, orderType: 211, keys: projectId, property: 't2', num: 3, property2: '1' }
  const price = await server.call(calculateOrder, wish, { as: ann })
  expect(price.payable).toBe(15_000)
  for (const wrong of [{ property: 't9' }, { num: 0 }, { property: 'free', num: 2 }, { property2: '7' }])
    await expect(
      server.call(createOrder, { ...wish, ...wrong, info: { reqId: randomUUID(), amount: 500 } }, { as: ann }),
    ).rejects.toMatchObject({ code: 1000003 })
  for (const amount of [99, 500_001, 100.5, -1, 0])
    await expect(order(ann, projectId, amount)).rejects.toMatchObject({ code: 1000003 })
  await expect(order(ann, projectId, 500, { remark: '一起赌博' })).rejects.toMatchObject({ code: 1000003 })
  const made = await server.call(createOrder, { ...wish, info: { reqId: randomUUID(), payable: 15_000 } }, { as: ann })
  await new Till(server).pay(made, ann)
  const detail = await server.call(getOrder, { iid, orderId: made.gid }, { as: ann })
  expect([detail.status, detail.target, detail.dueAt]).toEqual([
    11,
    `/app/cf/share?iid=1000&projectId=${projectId}`,
    null,
  ])
  await expect(
    server.call(updateOrderStatus, { iid, orderId: made.gid, status: 15, remark: '不想要了' }, { as: ann }),
  ).rejects.toMatchObject({ code: 201002 })
})

test('who supports anonymously has no name for anybody else, and drafts and other tenants have no supporters', async () => {
  const { owner, projectId } = await launched()
  const { gid, by } = await give(projectId, 1_000, { property2: '1', remark: '悄悄的' })
  const list = async (as?: Actor, more: object = { projectId }) =>
    await server.call(listCfSupporters, { iid, ...more }, as ? { as } : {})
  expect((await list(owner)).list[0]).toMatchObject({ name: '', headImg: '', anonymous: true, message: '悄悄的' })
  expect((await list(by)).list[0]).toMatchObject({ mine: true, name: by.member.nick_name })
  expect((await list(owner, { id: gid })).list[0]?.name).toBe('')
  expect((await list(by, { mine: 1 })).list[0]?.own).toMatchObject({ orderId: gid, live: true, refund: null })
  await expect(list(await server.login({ iid }), { id: gid })).rejects.toMatchObject({ code: 1000002 })
  await expect(list(undefined, { mine: 1 })).rejects.toMatchObject({ code: 1000001 })
  await expect(server.call(listCfSupporters, { iid: 3073, projectId })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getCfProject, { iid: 3073, id: projectId })).rejects.toMatchObject({ code: 1000004 })
})

test('the owner thanks each support once', async () => {
  const { owner, projectId } = await launched()
  const first = await give(projectId, 1_000)
  await give(projectId, 2_000, {}, first.by)
  const thank = (as: Actor, more: object) =>
    server.call(thankCf, { iid, reqId: randomUUID(), projectId, text: '谢谢你', ...more }, { as })
  await expect(thank(first.by, { all: 1 })).rejects.toMatchObject({ code: 1000002 })
  const restricted = { iid, user_id: owner.member.user_id, until: server.time.now + 1000, reason: '广告', staff_id: 1 }
  await server.db
    .insertInto('restriction')
    .values({ ...restricted, at: server.time.now })
    .execute()
  await expect(thank(owner, { id: first.gid })).rejects.toMatchObject({ code: 1000002, data: { reason: '广告' } })
  server.time.now += 1000
  expect(await thank(owner, { id: first.gid })).toEqual({ count: 1 })
  expect(await thank(owner, { id: first.gid, text: '再谢' })).toEqual({ count: 0 })
  await expect(thank(owner, { id: 'nobody' })).rejects.toMatchObject({ code: 1000004 })
  expect((await server.call(listCfSupporters, { iid, projectId, unthanked: 1 }, { as: owner })).unthanked).toBe(1)
  expect(await thank(owner, { all: 1 })).toEqual({ count: 1 })
  const told = (await toldCards(server, first.by)).filter(({ zh }) => zh.includes('感谢你'))
  expect(told[0]?.url).toBe(`/app/cf/supporter?iid=${iid}&id=${first.gid}`)
  expect(told).toHaveLength(2)
  const { list } = await server.call(listCfSupporters, { iid, projectId })
  expect(list.map(({ thanks }) => thanks)).toEqual(['谢谢你', '谢谢你'])
})

test('a refund is asked for once; passed it lowers the sum, refused the support stays', async () => {
  const { owner, projectId } = await launched()
  const [one, two] = [await give(projectId, 3_000), await give(projectId, 4_000)]
  const ask = (as: Actor, gid: string) =>
    server.call(refundCf, { iid, reqId: randomUUID(), id: gid, reason: '重复支持了' }, { as })
  await expect(ask(owner, one.gid)).rejects.toMatchObject({ code: 1000002 })
  const request = await ask(one.by, one.gid)
  await expect(ask(one.by, one.gid)).rejects.toMatchObject({ code: 1000008, msg: '已在处理中' })
  const second = await ask(two.by, two.gid)
  const queue = await server.call(listReviews, { iid, kind: 'cfRefund', id: request.id }, { as: staff })
  expect(queue.list[0]?.data).toMatchObject({ amount: 3_000, reason: '重复支持了', own: false })
  const decide = (of: string, decision: 'pass' | 'refuse', as = staff) =>
    server.call(
      decideReview,
      { iid, reqId: randomUUID(), kind: 'cfRefund', id: of, decision, note: '已经核实' },
      { as },
    )
  await server.db
    .insertInto('staff')
    .values({ iid, user_id: owner.member.user_id, rights: ['review', 'order'] })
    .execute()
  const ofOwner = await server.call(listReviews, { iid, kind: 'cfRefund', id: request.id }, { as: owner })
  expect(ofOwner.list[0]?.data).toMatchObject({ own: true })
  await expect(decide(request.id, 'refuse', owner)).rejects.toMatchObject({ code: 1000002 })
  for (const status of [11, 18]) {
    const asOrder = { iid, orderId: one.gid, status, remark: '不同意退款' }
    await expect(server.call(updateOrderStatus, asOrder, { as: owner })).rejects.toMatchObject({ code: 1000002 })
  }
  const own = async ({ gid, by }: { gid: string; by: Actor }) =>
    (await server.call(listCfSupporters, { iid, id: gid }, { as: by })).list[0]
  // Withdrawn by the order, it reads so, and the support can be asked back again.
  await server.call(updateOrderStatus, { iid, orderId: two.gid, status: 11, remark: '不退了' }, { as: two.by })
  expect(await own(two)).toMatchObject({ state: 'paid', own: { refund: { state: 'withdrawn', note: '' } } })
  expect((await ask(two.by, two.gid)).id).toBe(second.id)
  expect(await own(two)).toMatchObject({ state: 'asked', own: { refund: { state: 'waiting', decidedAt: null } } })
  expect(await decide(request.id, 'pass')).toEqual({ state: 'passed' })
  await expect(decide(request.id, 'pass')).rejects.toMatchObject({ code: 1000007 })
  expect(await decide(second.id, 'refuse')).toEqual({ state: 'closed' })
  await expect(ask(two.by, two.gid)).rejects.toMatchObject({ code: 1000008 })
  expect((await shown(projectId)).project).toMatchObject({ raised: 4_000, supporters: 1, remaining: 36_000 })
  expect(await own(one)).toMatchObject({ state: 'refunded', own: { refund: { state: 'passed' } } })
  expect(await own(two)).toMatchObject({ state: 'paid', own: { refund: { state: 'closed', note: '已经核实' } } })
  expect((await server.call(getOrder, { iid, orderId: one.gid }, { as: one.by })).status).toBe(18)
})

test('expect-play §4: a closed project closes its unpaid orders and gives everything back, once', async () => {
  const { owner, projectId } = await launched()
  const paid = await give(projectId, 3_000)
  const unpaid = await order(await server.login({ iid }), projectId, 4_000)
  const before = await server.db
    .selectFrom('cf_place')
    .select('used')
    .where('id', '=', 'yubeng')
    .executeTakeFirstOrThrow()
  const { tradeNo } = await new Till(server)
    .open(unpaid.gid, await server.login({ iid }))
    .catch(() => ({ tradeNo: '' }))
  expect(tradeNo).toBe('')
  await save(owner, {}, { close: 1 })
  expect((await save(owner, {}, { close: 1 })).state).toBe('closed')
  await expect(order(owner, projectId, 1_000)).rejects.toMatchObject({ code: 1000005 })
  for (let run = 0; run < 2; run++) await campaignJob.run(server.app.services)
  expect((await shown(projectId)).project).toMatchObject({ state: 'closed', raised: 0, pending: 0 })
  expect((await server.call(getOrder, { iid, orderId: paid.gid }, { as: paid.by })).status).toBe(18)
  expect((await toldCards(server, paid.by)).map(({ zh }) => zh)).toContainEqual(expect.stringContaining('提前结束'))
  const row = await server.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', unpaid.gid)
    .executeTakeFirstOrThrow()
  expect(row.status).toBe(4)
  const after = await server.db
    .selectFrom('cf_place')
    .select('used')
    .where('id', '=', 'yubeng')
    .executeTakeFirstOrThrow()
  expect(after.used).toBe(before.used - 1)
  const refunds = await server.db.selectFrom('refund').select('amount').where('order_id', '=', paid.gid).execute()
  expect(refunds).toEqual([{ amount: 3_000 }])
})

test('a project with its goal is not closed by its owner', async () => {
  const { owner, projectId } = await launched()
  await give(projectId, 40_000)
  await expect(save(owner, {}, { close: 1 })).rejects.toMatchObject({ code: 1000007 })
})

test('money that comes after the end of a project goes back', async () => {
  const { owner, projectId } = await launched()
  const late = await server.login({ iid })
  const made = await order(late, projectId, 4_000)
  const till = new Till(server)
  const { tradeNo } = await till.open(made.gid, late)
  await save(owner, {}, { close: 1 })
  expect(await till.confirm(tradeNo, 4_000)).toBe('late')
  expect((await shown(projectId)).project).toMatchObject({ raised: 0, pending: 0 })
})

test('expect-play §2: projects are ranked by what they raised and by supporters, with the own one, and cheered once a day by others', async () => {
  const { owner, projectId } = await launched()
  await give(projectId, 39_000)
  await give(projectId, 500)
  const rank = (by: 'raised' | 'supporters', as?: Actor) =>
    server.call(listRank, { iid, scope: 'cf', refId: id, by, rows: 'project' }, as ? { as } : {})
  const raised = await rank('raised', owner)
  expect(raised.mine).toMatchObject({ id: projectId, value: 39_500 })
  expect(raised.list.map(({ value }) => value)).toEqual(
    [...raised.list.map(({ value }) => value)].sort((a, b) => b - a),
  )
  const row = (await rank('supporters')).list.find(({ id: of }) => of === projectId)
  expect(row).toMatchObject({ markId: projectId, value: 2, name: owner.member.nick_name })
  const cheer = (as: Actor, on = projectId) =>
    server.call(markContent, { iid, reqId: randomUUID(), scope: 'cf', id: on, mark: 'like', on: 1 }, { as })
  const friend = await server.login({ iid })
  await cheer(friend)
  await cheer(friend)
  expect(await shown(projectId, friend)).toMatchObject({ cheered: true, project: { cheers: 1 } })
  await expect(cheer(owner)).rejects.toMatchObject({ code: 1000003 })
  await expect(cheer(friend, 'nobody')).rejects.toMatchObject({ code: 1000004 })
  await expect(
    server.call(listRank, { iid: 3073, scope: 'cf', refId: id, by: 'raised', rows: 'project' }),
  ).rejects.toMatchObject({ code: 1000004 })
})

test('shares of a project are counted once a key, and a few times a day for whoever invents keys', async () => {
  const { owner, projectId } = await launched()
  const stat = (k: string, type = 2, as?: Actor) =>
    server.call(
      recordStat,
      { iid, type, p: { path: '/app/cf/share', moduleType: 211, id: projectId, k } },
      as ? { as } : {},
    )
  const shares = async () => (await shown(projectId)).project.shares
  for (const k of ['share-a', 'share-a', 'share-b']) await stat(k)
  await stat('view-c', 3)
  expect(await shares()).toBe(2)
  for (let n = 0; n < 8; n++) await stat(`owner-${n}`, 2, owner)
  expect(await shares()).toBe(7)
  for (let n = 0; n < 21; n++) await stat(`visitor-${n}`)
  expect(await shares()).toBe(25)
  server.time.now += 86_400_000
  await stat('next-day', 2, owner)
  expect(await shares()).toBe(26)
  server.time.now -= 86_400_000
})

test('at the end of the campaign a reached project settles and a missed one goes back; a read shows it before the job', async () => {
  const [full, short] = [await launched(), await launched()]
  const paid = await give(full.projectId, 40_000)
  const back = await give(short.projectId, 1_000)
  const { to_at } = await server.db
    .selectFrom('cf_campaign')
    .select('to_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  server.time.now = to_at
  expect((await shown(full.projectId)).project.state).toBe('reached')
  expect((await shown(short.projectId)).project.state).toBe('missed')
  await expect(order(paid.by, short.projectId, 1_000)).rejects.toMatchObject({ code: 1000005 })
  await expect(save(await server.login({ iid }), INFOS)).rejects.toMatchObject({ code: 1000005, msg: '众筹已结束' })
  for (let run = 0; run < 2; run++) await campaignJob.run(server.app.services)
  const status = async ({ gid, by }: { gid: string; by: Actor }) =>
    (await server.call(getOrder, { iid, orderId: gid }, { as: by })).status
  expect([await status(paid), await status(back)]).toEqual([14, 18])
  const settled = await server.db
    .selectFrom('cf_project')
    .select(['state', 'raised', 'settled_at'])
    .where('id', 'in', [full.projectId, short.projectId])
    .orderBy('raised')
    .execute()
  expect(settled).toEqual([
    { state: 'missed', raised: 0, settled_at: to_at },
    { state: 'reached', raised: 40_000, settled_at: to_at },
  ])
  expect((await toldCards(server, back.by)).at(-1)).toMatchObject({
    ...{ zh: expect.stringContaining('未达成目标'), url: `/app/cf/supporter?iid=${iid}&id=${back.gid}` },
  })
})
