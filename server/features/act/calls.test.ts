import { randomUUID } from 'node:crypto'
import {
  addDays,
  decideReview,
  listNeedforms,
  listProvinces,
  listReviews,
  markContent,
  sendNeedform,
  shanghaiDay,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const HOUR = 3_600_000
let server: TestServer
let ann: Actor
let staff: Actor
let now = 0
beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ nick_name: '员', rights: ['review'] })
  now = server.time.now
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = now
  ann = await server.login({ nick_name: '安' })
})

const wish = () => ({
  ...{ destination: '浙江 千岛湖', people: 12, budget: 80_000, name: '王团长', phone: '13912345678' },
  ...{ from: addDays(shanghaiDay(server.time.now), 9), to: addDays(shanghaiDay(server.time.now), 10) },
})
const send = (as: Actor, more: object = {}) =>
  server.call(sendNeedform, { iid, reqId: randomUUID(), ...wish(), ...more }, { as })
const own = async (as: Actor) => (await server.call(listNeedforms, { iid }, { as })).list
const decide = (id: string, decision: 'pass' | 'refuse', note = '', as = staff) =>
  server.call(decideReview, { iid, reqId: randomUUID(), kind: 'needform', id, decision, note }, { as })

test('a request waits for staff, is answered, and is done; its owner sees each step', async () => {
  const { id, state } = await send(ann, { note: '两位老人' })
  expect(state).toBe('new')
  const { list } = await server.call(listReviews, { iid, kind: 'needform', id }, { as: staff })
  expect(list).toMatchObject([
    { id, who: '安', data: { destination: '浙江 千岛湖', phone: '13912345678', state: 'new' } },
  ])
  expect(await decide(id, 'pass', '今晚联系您')).toEqual({ state: 'contacted' })
  expect(await own(ann)).toMatchObject([
    { id, state: 'contacted', reply: '今晚联系您', contactedAt: now, doneAt: null },
  ])
  // Another of staff who saw it as new has not finished it.
  await expect(decide(id, 'pass')).rejects.toMatchObject({ code: 1000007 })
  server.time.now += HOUR
  expect(await decide(id, 'pass')).toEqual({ state: 'done' })
  expect(await own(ann)).toMatchObject([{ id, state: 'done', reply: '今晚联系您', doneAt: now + HOUR }])
  await expect(decide(id, 'refuse', '来不及了')).rejects.toMatchObject({ code: 1000007 })
  expect((await server.call(listReviews, { iid, kind: 'needform', id }, { as: staff })).list).toEqual([])
})

test('a refusal needs a note and ends the request; nobody decides their own', async () => {
  const { id } = await send(ann)
  await expect(decide(id, 'refuse')).rejects.toMatchObject({ code: 1000003 })
  expect(await decide(id, 'refuse', '这几天已经排满')).toEqual({ state: 'done' })
  expect(await own(ann)).toMatchObject([{ state: 'done', reply: '这几天已经排满' }])
  const mine = await send(staff)
  await expect(decide(mine.id, 'pass')).rejects.toMatchObject({ code: 1000002 })
})

test('three requests can be open, also when the last ones come at once', async () => {
  const all = await Promise.allSettled([send(ann), send(ann), send(ann), send(ann), send(ann)])
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const [first] = await own(ann)
  await expect(send(ann)).rejects.toMatchObject({ code: 1000006 })
  await decide(first?.id ?? '', 'refuse', '这几天已经排满')
  await send(ann)
})

test.each([
  ['an end before the start', () => ({ to: addDays(wish().from, -1) }), '日期有误'],
  ['a start in the past', () => ({ from: addDays(shanghaiDay(now), -1) }), '日期有误'],
  ['a number that is no mobile’s', () => ({ phone: '12345678901' }), '手机号'],
  ['a thousand people', () => ({ people: 1000 }), ''],
  ['nobody', () => ({ people: 0 }), ''],
  ['a banned word', () => ({ note: '顺便赌博' }), '违禁词'],
])('%s is refused', async (_what, more, said) => {
  await expect(send(ann, more())).rejects.toMatchObject({ code: 1000003, msg: expect.stringContaining(said) })
  expect(await own(ann)).toEqual([])
})

test('requests are their owner’s and their tenant’s', async () => {
  const { id } = await send(ann)
  const bob = await server.login({ nick_name: '波' })
  expect(await own(bob)).toEqual([])
  const other = await server.login({ iid: 3073, rights: ['review'] })
  expect((await server.call(listReviews, { iid: 3073, kind: 'needform', id }, { as: other })).list).toEqual([])
  await expect(
    server.call(
      decideReview,
      { iid: 3073, reqId: randomUUID(), kind: 'needform', id, decision: 'pass' },
      { as: other },
    ),
  ).rejects.toMatchObject({ code: 1000004 })
})

test('who follows a province is told of each new activity there once, in the next hour', async () => {
  const before = await server.call(listProvinces, { iid }, { as: ann })
  const last = before.at(-1)
  const code = last?.code ?? ''
  const follow = (on: 0 | 1) =>
    server.call(markContent, { iid, reqId: randomUUID(), moduleType: 244, id: code, mark: 'follow', on }, { as: ann })
  await follow(1)
  // Own follows come first.
  expect((await server.call(listProvinces, { iid }, { as: ann }))[0]).toMatchObject({ code, followed: true })
  const told = async () =>
    (await server.db.selectFrom('chat_outbox').select('content').where('to_rid', '=', ann.member.rid).execute()).filter(
      ({ content }) => content.includes('有新活动'),
    )
  await server.runJobs()
  const first = (await told()).length
  const act = await server.db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', iid)
    .where('module_type', '=', 9)
    .where('province', '=', last?.name ?? '')
    .executeTakeFirstOrThrow()
  await server.db.deleteFrom('new_act_notice').execute()
  const at = server.time.now
  await server.db
    .updateTable('content_index')
    .set({ published_at: at })
    .where('iid', '=', iid)
    .where('id', '=', act.id)
    .execute()
  await server.runJobs()
  expect(await told()).toHaveLength(first)
  server.time.now = at + HOUR
  await Promise.all([server.runJobs(), server.runJobs()])
  await server.runJobs()
  expect(await told()).toHaveLength(first + 1)
  // A server that ended between two groups leaves the rest to the next one, which begins where it was.
  await server.db.deleteFrom('chat_outbox').execute()
  const reached = { iid, item_id: act.id, at, done: false }
  for (const told_to of [ann.member.user_id, ann.member.user_id - 1]) {
    await server.db.deleteFrom('new_act_notice').where('item_id', '=', act.id).execute()
    await server.db
      .insertInto('new_act_notice')
      .values({ ...reached, told_to })
      .execute()
    await server.runJobs()
    expect(await told()).toHaveLength(told_to === ann.member.user_id ? 0 : 1)
  }
  expect(
    await server.db.selectFrom('new_act_notice').select('done').where('item_id', '=', act.id).executeTakeFirst(),
  ).toEqual({ done: true })
  await follow(0)
})
