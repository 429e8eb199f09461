import { randomUUID } from 'node:crypto'
import {
  createOrder,
  getContent,
  getLiveState,
  getPaid,
  playPaid,
  remindPaid,
  updateOrderStatus,
} from '@quanzi/contract'
import { reindex } from '../../items/contentIndex'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { reminderJob } from './reminders'

const iid = 1000
const MINUTE = 60_000
const SOON = { moduleType: 23, id: '23001' }
const LIVING = { moduleType: 23, id: '23002' }
const REPLAY = { moduleType: 23, id: '23003' }
let server: TestServer
let till: Till
let ann: Actor
let start = 0
let end = 0
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  const { startAt, endAt } = await server.call(getPaid, { iid, ...SOON })
  start = startAt ?? 0
  end = endAt ?? 0
})
afterAll(() => server.close())
let now = 0
beforeEach(async () => {
  now = server.time.now
  ann = await server.login()
})
afterEach(async () => {
  server.time.now = now
  expect(await checkLedger(server.db)).toEqual([])
})

const look = (wish: typeof SOON, as?: Actor) => server.call(getPaid, { iid, ...wish }, as ? { as } : {})
const play = (wish: typeof SOON, as?: Actor) => server.call(playPaid, { iid, ...wish }, as ? { as } : {})
const order = (keys: string, as = ann, tenant = iid) =>
  server.call(createOrder, { iid: tenant, orderType: 23, keys, num: 1, info: { reqId: randomUUID() } }, { as })
const remind = (id: string, as = ann, more: object = {}) =>
  server.call(remindPaid, { iid, reqId: randomUUID(), id, ...more }, { as })
const messages = (as: Actor) =>
  server.db
    .selectFrom('chat_outbox')
    .select('content')
    .where('iid', '=', iid)
    .where('to_rid', '=', as.member.rid)
    .orderBy('id')
    .execute()

test('a room has its beginning and its goods, but no address', async () => {
  const soon = await look(SOON)
  expect(soon).toMatchObject({ price: 990, replay: true, reminded: false, owned: false })
  expect(soon.goods.map(({ goodsId, price }) => [goodsId, price > 0])).toEqual([
    ['m1101', true],
    ['m1201', true],
  ])
  expect(JSON.stringify(soon)).not.toContain('/clips/')
  expect(start).toBeGreaterThan(server.time.now)
})

test('the address of a room in a list is not in its detail either, with or without a price', async () => {
  for (const room of [SOON, LIVING]) {
    await reindex(server.db, { iid, id: room.id })
    const detail = await server.call(getContent, { iid, ...room })
    expect(detail.id).toBe(room.id)
    expect(JSON.stringify(detail)).not.toContain('/clips/')
  }
})

test('a ticket opens the room from its beginning; without a ticket the room is closed, and a refund closes it again', async () => {
  await till.pay(await order(SOON.id), ann)
  expect(await look(SOON, ann)).toMatchObject({ owned: true })
  await expect(play(SOON, ann)).rejects.toMatchObject({ code: 1000005, msg: '直播还没有开始' })
  server.time.now = start
  const { url, expireAt } = await play(SOON, ann)
  expect(expireAt - start).toBe(2 * 60 * MINUTE)
  expect((await server.app.http.inject({ url })).statusCode).toBe(200)
  await expect(play(SOON)).rejects.toMatchObject({ code: 1000001 })
  await expect(play(SOON, await server.login())).rejects.toMatchObject({ code: 1000002 })
  await expect(order(SOON.id)).rejects.toMatchObject({ code: 201006 })
  const staff = await server.login({ rights: ['order'] })
  const bought = await server.db
    .selectFrom('entitlement')
    .select('order_id')
    .where('user_id', '=', ann.member.user_id)
    .executeTakeFirstOrThrow()
  const move = { iid, orderId: bought.order_id ?? '' }
  await server.call(updateOrderStatus, { ...move, status: 15, remark: '时间不合适' }, { as: staff })
  await server.call(updateOrderStatus, { ...move, status: 18 }, { as: staff })
  await expect(play(SOON, ann)).rejects.toMatchObject({ code: 1000002 })
})

test('everybody can play a free room while it is on; a room that is over without a replay is neither sold nor played', async () => {
  expect((await play(LIVING)).url).toContain('/media/live/')
  await expect(order(LIVING.id)).rejects.toMatchObject({ code: 1000004 })
  await till.pay(await order(REPLAY.id), ann)
  expect((await play(REPLAY, ann)).url).toContain('sign=')
  const other = await server.login()
  server.time.now = end
  await server.db.updateTable('content').set({ extra: '{}' }).where('iid', '=', iid).where('id', '=', SOON.id).execute()
  await expect(order(SOON.id, other)).rejects.toMatchObject({ code: 1000005 })
  await expect(play(SOON, other)).rejects.toMatchObject({ code: 1000005 })
})

test('a ticket that waits for its payment at the end of a room without a replay is closed, and the money goes back', async () => {
  const room = server.db.updateTable('content').where('iid', '=', iid).where('id', '=', REPLAY.id)
  server.time.now = now + MINUTE
  await room.set({ end_at: now + 5 * MINUTE, extra: '{}' }).execute()
  const created = await order(REPLAY.id)
  const { tradeNo } = await till.open(created.gid, ann)
  server.time.now = now + 5 * MINUTE
  expect(await till.confirm(tradeNo, created.payable)).toBe('late')
  expect(await look(REPLAY, ann)).toMatchObject({ owned: false })
})

test('a member gets one reminder, ten minutes before; the first inviter stays, and a member cannot be their own inviter', async () => {
  const [bob, cem] = [await server.login(), await server.login()]
  const both = await Promise.all([remind(SOON.id), remind(SOON.id)])
  expect(both.filter(({ again }) => again)).toHaveLength(1)
  expect(await look(SOON, ann)).toMatchObject({ reminded: true })
  await remind(SOON.id, bob, { inviterRid: ann.member.rid })
  await remind(SOON.id, bob, { inviterRid: cem.member.rid })
  await remind(SOON.id, cem, { inviterRid: cem.member.rid })
  const rows = await server.db
    .selectFrom('reminder')
    .select(['user_id', 'inviter_id'])
    .where('iid', '=', iid)
    .where('user_id', 'in', [bob.member.user_id, cem.member.user_id])
    .execute()
  const inviterOf = (who: Actor) => rows.find(({ user_id }) => user_id === who.member.user_id)?.inviter_id
  expect([inviterOf(bob), inviterOf(cem)]).toEqual([ann.member.user_id, null])
  const { services } = server.app
  server.time.now = start - 11 * MINUTE
  await reminderJob.run(services)
  expect(await messages(bob)).toEqual([])
  server.time.now = start - 10 * MINUTE
  await Promise.all([reminderJob.run(services), reminderJob.run(services)])
  await reminderJob.run(services)
  for (const who of [ann, bob, cem]) expect(await messages(who)).toHaveLength(1)
  expect(JSON.stringify(await messages(bob))).toMatch(/领队夜话.*」10分钟后开始/)
  // Whoever asks later is told how long it really is.
  const late = await server.login()
  await remind(SOON.id, late)
  server.time.now = start - 2.5 * MINUTE
  await reminderJob.run(services)
  expect(JSON.stringify(await messages(late))).toContain('」3分钟后开始')
})

test('who waits for a room is told of its beginning when the host begins early, once', async () => {
  const dan = await server.login()
  await remind(SOON.id, dan)
  const begin = (at: number) =>
    server.db.updateTable('content').set({ start_at: at }).where('iid', '=', iid).where('id', '=', SOON.id).execute()
  await begin(now)
  server.time.now = now + MINUTE
  const { services } = server.app
  for (const _twice of [1, 2]) await reminderJob.run(services)
  expect((await messages(dan)).map(({ content }) => JSON.stringify(content))).toEqual([
    expect.stringMatching(/领队夜话.*」开始了/),
  ])
  await begin(start)
})

test('no reminder for a room that has begun, other content, a room of another tenant, or a visitor', async () => {
  await expect(remind(LIVING.id)).rejects.toMatchObject({ code: 1000005, msg: '直播已经开始了' })
  await expect(remind('23005')).rejects.toMatchObject({ code: 1000005, msg: '已结束' })
  for (const id of ['20301', 'none']) await expect(remind(id)).rejects.toMatchObject({ code: 1000004 })
  await expect(order(SOON.id, ann, 3073)).rejects.toMatchObject({ code: 1000004 })
  const wish = { iid, reqId: randomUUID(), id: SOON.id }
  await expect(server.call(remindPaid, wish)).rejects.toMatchObject({ code: 1000001 })
})

test('a room that was reported too often stays open to who has its ticket', async () => {
  await till.pay(await order(SOON.id), ann)
  await server.db.deleteFrom('content_index').where('iid', '=', iid).where('id', '=', SOON.id).execute()
  const stateFor = (as: Actor) => server.call(getLiveState, { iid, id: SOON.id }, { as })
  expect(await stateFor(ann)).toMatchObject({ state: 0 })
  await expect(stateFor(await server.login())).rejects.toMatchObject({ code: 1000004 })
  await expect(remind(SOON.id, await server.login())).rejects.toMatchObject({ code: 1000004 })
})
