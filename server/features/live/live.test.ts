import { randomUUID } from 'node:crypto'
import {
  addComment,
  createOrder,
  getLiveState,
  hostLive,
  listComments,
  listContent,
  markContent,
  ON_LIVE,
  ON_TALK,
  playPaid,
  remindPaid,
  watchLive,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const [SOON, LIVING, REPLAY, FREE] = ['23001', '23002', '23003', '23004']
let server: TestServer
let host: Actor
let now = 0
beforeAll(async () => {
  server = await createDemoServer()
  host = await server.login({ nick_name: '主播' })
  await server.db
    .updateTable('content')
    .set({ author_id: host.member.user_id })
    .where('iid', '=', iid)
    .where('id', 'in', [LIVING, FREE])
    .execute()
})
afterAll(() => server.close())
beforeEach(() => {
  now = server.time.now
})
afterEach(() => {
  server.time.now = now
})

const state = (id: string, as?: Actor) => server.call(getLiveState, { iid, id }, as ? { as } : {})
const watch = (id: string, as?: Actor, on = true) => server.call(watchLive, { iid, id, on }, as ? { as } : {})
const remind = (id: string, as: Actor, more: object = {}) =>
  server.call(remindPaid, { iid, reqId: randomUUID(), id, ...more }, { as })
const say = (content: string, as: Actor, targetId = LIVING) =>
  server.call(addComment, { iid, type: 23, targetId, content }, { as })
const order = (op: 'start' | 'end', id: string, as = host) =>
  server.call(hostLive, { iid, reqId: randomUUID(), id, op }, { as })

test('a room is announced, on or over, and knows its host', async () => {
  expect((await state(SOON)).state).toBe(0)
  expect(await state(LIVING, host)).toMatchObject({ state: 1, isHost: true, replay: false })
  expect(await state(REPLAY)).toMatchObject({ state: 2, isHost: false, replay: true })
  await expect(state('9001')).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getLiveState, { iid: 3073, id: SOON })).rejects.toMatchObject({ code: 1000004 })
})

test('screens-content §5b: viewers are the sessions of the last 60 seconds', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  await Promise.all([watch(LIVING, ann), watch(LIVING, ann), watch(LIVING, bob), watch(LIVING)])
  expect((await state(LIVING)).viewers).toBe(3)
  await watch(LIVING, bob, false)
  expect((await state(LIVING)).viewers).toBe(2)
  server.time.now = now + 60_000
  expect((await state(LIVING)).viewers).toBe(0)
  expect((await watch(LIVING, ann)).viewers).toBe(1)
})

test('reservations count once and can be taken back; the inviters have places', async () => {
  const [ann, bob, cem, dora] = [
    await server.login({ nick_name: '安' }),
    await server.login(),
    await server.login(),
    await server.login(),
  ]
  const from = (as: Actor) => ({ inviterRid: as.member.rid })
  await Promise.all([remind(FREE, bob, from(ann)), remind(FREE, bob, from(cem))])
  await remind(FREE, cem, from(ann))
  await remind(FREE, dora, from(cem))
  const found = await state(FREE, cem)
  expect(found).toMatchObject({ reserved: 3 })
  expect(found.invites.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(found.invites[0]?.count).toBe(2)
  expect(found.mine).toEqual({
    place: found.invites.findIndex(({ rid }) => rid === cem.member.rid) + 1,
    count: expect.any(Number),
  })
  expect((await state(FREE, bob)).mine).toBeNull()
  const asked = (as: Actor, inviterRid: number) => server.call(getLiveState, { iid, id: FREE, inviterRid }, { as })
  expect((await asked(bob, ann.member.rid)).inviter).toEqual({
    rid: ann.member.rid,
    nick_name: '安',
    headImg: expect.any(String),
  })
  expect((await asked(ann, ann.member.rid)).inviter).toBeUndefined()
  expect((await asked(bob, 999_999_999)).inviter).toBeUndefined()
  const rows = await server.call(listContent, { iid, moduleType: 23, tag: '@upcoming' }, { as: bob })
  expect(rows.list.find(({ id }) => id === FREE)?.extra).toMatchObject({ reserved: true, joined: 3 })
  expect(await remind(FREE, bob, { on: 0 })).toEqual({ reminded: false })
  expect(await remind(FREE, bob, { on: 0 })).toEqual({ reminded: false, again: true })
  expect((await state(FREE)).reserved).toBe(2)
  await expect(remind(LIVING, bob, { on: 0 })).rejects.toMatchObject({ code: 1000005 })
})

test('talk: at most a hundred characters, one line in two seconds, none after the end, tickets for a charged room', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const { id } = await say('云好厚', ann)
  expect(await say('云好厚', ann)).toEqual({ id })
  await expect(say('太快了', ann)).rejects.toMatchObject({ code: 1000006 })
  server.time.now = now + 2000
  await expect(say('山'.repeat(101), ann)).rejects.toMatchObject({ code: 1000003 })
  await say('山'.repeat(100), ann)
  const { list } = await server.call(listComments, { iid, type: 23, targetId: LIVING, afterId: id })
  expect(list.map(({ content }) => content)).toEqual(['山'.repeat(100)])
  await expect(say('结束了吗', ann, REPLAY)).rejects.toMatchObject({ code: 1000005 })
  await expect(say('没有票', bob, SOON)).rejects.toMatchObject({ code: 1000002 })
  const till = new Till(server)
  const bought = { iid, orderType: 23 as const, keys: SOON, num: 1, info: { reqId: randomUUID() } }
  await till.pay(await server.call(createOrder, bought, { as: bob }), bob)
  await say('有票了', bob, SOON)
})

test('members in the room hear lines, likes and the host; others do not', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const heard: { rid: number; route: string; body: object }[] = []
  server.app.services.pushes.connect((rid, route, body) => heard.push({ rid, route, body: body as object }))
  const told = async (route: string, rid: number, least = 1) => {
    for (let n = 0; n < 200; n += 1) {
      const all = heard.filter((one) => one.route === route && one.rid === rid)
      if (all.length >= least) return all.map(({ body }) => body)
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`${route} was not heard`)
  }
  await watch(LIVING, ann)
  server.time.now += 2000
  const { id } = await say('我在外面说', bob)
  expect(await told(ON_TALK, ann.member.rid)).toMatchObject([
    { iid, roomId: LIVING, lines: [{ id, content: '我在外面说' }] },
  ])
  const mark = { iid, reqId: randomUUID(), moduleType: 23, id: LIVING, mark: 'like' as const, on: true }
  const { count } = await server.call(markContent, mark, { as: bob })
  const live = await told(ON_LIVE, ann.member.rid)
  expect(live.at(-1)).toMatchObject({ iid, roomId: LIVING, state: 1, likes: count })
  expect(live.at(-1)).not.toHaveProperty('mine')
  expect(heard.some(({ rid }) => rid === bob.member.rid)).toBe(false)
})

test('only the host begins and ends a room; repeats change nothing, and what was never on cannot end', async () => {
  const ann = await server.login()
  await expect(order('start', FREE, ann)).rejects.toMatchObject({ code: 1000002 })
  await expect(order('end', FREE)).rejects.toMatchObject({ code: 1000005 })
  const [first, again] = await Promise.all([order('start', FREE), order('start', FREE)])
  expect([first.state, again.state, first.startAt]).toEqual([1, 1, server.time.now])
  expect((await server.call(playPaid, { iid, moduleType: 23, id: FREE })).url).toContain('/media/live/')
  const living = await server.call(listContent, { iid, moduleType: 23, tag: '@running' })
  expect(living.list.map(({ id }) => id)).toContain(FREE)
  server.time.now += 5000
  expect(await order('end', FREE)).toMatchObject({ state: 2, endAt: server.time.now })
  server.time.now += 5000
  expect((await order('end', FREE)).endAt).toBe(server.time.now - 5000)
  await expect(order('start', FREE)).rejects.toMatchObject({ code: 1000005 })
  await expect(say('再见', ann, FREE)).rejects.toMatchObject({ code: 1000005 })
})
