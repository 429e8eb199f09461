import { randomUUID } from 'node:crypto'
import { confirmTrip, getContent, listContent, listTripReaders, MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import { forgetMember } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const ID = '23501'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const read = async (as?: Actor, more: object = {}) =>
  (await server.call(getContent, { iid, moduleType: MODULE_TYPE.trip, id: ID, ...more }, as ? { as } : {})).itinerary
const confirm = (as: Actor, checked: readonly string[], more: object = {}) =>
  server.call(confirmTrip, { iid, reqId: randomUUID(), id: ID, checked: [...checked], ...more }, { as })

async function entrant(state: 'live' | 'used' | 'cancelled' = 'live'): Promise<Actor> {
  const who = await server.login({ nick_name: '同行的人' })
  const entry = { iid, scope: 'act', ref_id: '9001', session_id: 's', name: '同行的人', state }
  await server.db
    .insertInto('entry')
    .values({ ...entry, user_id: who.member.user_id, answers: '{}', created_at: server.time.now })
    .execute()
  return who
}

async function leader(mobile = '13800009999'): Promise<Actor> {
  const who = await server.login({ nick_name: '带队的' })
  await server.db
    .updateTable('content')
    .set({ author_id: who.member.user_id })
    .where('iid', '=', iid)
    .where('id', '=', ID)
    .execute()
  await server.db.updateTable('member').set({ mobile }).where('iid', '=', iid).where('id', '=', who.member.id).execute()
  return who
}

test('screens-content §4: outsiders see the public days only, and cannot confirm', async () => {
  for (const as of [undefined, await server.login(), await entrant('cancelled')]) {
    const seen = await read(as)
    expect(seen).toMatchObject({ role: 'outsider', days: [{ n: 1, title: '上山扎营' }], hiddenDays: 1 })
    expect(Object.keys(seen ?? {})).toEqual(expect.not.arrayContaining(['leader', 'companions', 'confirm', 'confirms']))
    if (as) await expect(confirm(as, [])).rejects.toMatchObject({ code: 1000002 })
  }
  await expect(server.call(confirmTrip, { iid, reqId: randomUUID(), id: ID, checked: [] })).rejects.toMatchObject({
    code: 1000001,
  })
})

test('a participant sees everything, ticks and confirms; the leader sees who is missing', async () => {
  const boss = await leader()
  const ann = await entrant()
  const bob = await entrant('used')
  const seen = await read(ann)
  expect(seen).toMatchObject({ role: 'participant', hiddenDays: 0, confirm: null, leader: { phone: '13800009999' } })
  expect(seen?.companions).toContainEqual(expect.objectContaining({ rid: bob.member.rid }))
  expect(seen?.companions).not.toContainEqual(expect.objectContaining({ rid: ann.member.rid }))
  expect(seen).not.toHaveProperty('confirms')
  const first = await confirm(ann, ['light', 'light'])
  expect(first.checked).toEqual(['light'])
  server.time.now += 60_000
  expect(await confirm(ann, ['light', 'card'])).toEqual({ confirmedAt: first.confirmedAt, checked: ['light', 'card'] })
  expect((await read(ann))?.confirm).toEqual({ at: first.confirmedAt, checked: ['light', 'card'] })
  await expect(confirm(ann, ['piano'])).rejects.toMatchObject({ code: 1000003 })
  await expect(confirm(ann, [], { id: '9001' })).rejects.toMatchObject({ code: 1000004 })
  await expect(confirm(boss, [])).rejects.toMatchObject({ code: 1000002 })
  const led = await read(boss)
  expect(led).toMatchObject({ role: 'leader', hiddenDays: 0 })
  expect(led?.confirms?.at(-1)).toMatchObject({ rid: ann.member.rid, confirmedAt: first.confirmedAt, checked: 2 })
  expect(led?.confirms?.find(({ rid }) => rid === bob.member.rid)).toMatchObject({ confirmedAt: null })
  await forgetMember(server.db, ann.member, server.app.services)
  expect(await server.db.selectFrom('trip_confirm').select('user_id').execute()).toEqual([])
})

test('of many participants the leader reads page by page, and the others are counted', async () => {
  await sql`
    insert into member (iid, user_id, nick_name, created_at)
    select ${iid}, 8000000 + n, '先报名的', 0 from generate_series(1, 205) n`.execute(server.db)
  await sql`
    insert into entry (iid, scope, ref_id, session_id, user_id, name, state, answers, created_at)
    select ${iid}, 'act', '9001', s, 8000000 + n, '先报名的', 'live', '{}', 0
    from generate_series(1, 205) n, (values ('s'), ('s2')) sessions(s)`.execute(server.db)
  const last = await entrant()
  const seen = await read(last)
  expect(seen?.role).toBe('participant')
  expect(seen?.companions).toHaveLength(6)
  expect((await confirm(last, [])).checked).toEqual([])
  const boss = await leader('13800009998')
  const led = await read(boss)
  const { count = 0 } = led?.readers ?? {}
  expect(led?.readers).toEqual({ count: (seen?.companionCount ?? 0) + 1, done: 1 })
  expect(count).toBeGreaterThan(205)
  const page = (pageNo: number, as = boss) =>
    server.call(listTripReaders, { iid, id: ID, pageNo, pageSize: 50 }, { as })
  const pages = await Promise.all(Array.from({ length: Math.ceil(count / 50) }, (_, at) => page(at + 1)))
  const all = pages.flatMap(({ list }) => list)
  expect(new Set(all.map(({ rid }) => rid)).size).toBe(count)
  expect(all.slice(0, 20)).toEqual(led?.confirms)
  expect(all.at(-1)).toMatchObject({ rid: last.member.rid, checked: 0, confirmedAt: server.time.now })
  expect(pages.map(({ hasMore }) => hasMore)).toEqual(pages.map((_, at) => at < pages.length - 1))
  await expect(page(1, last)).rejects.toMatchObject({ code: 1000002 })
  await expect(
    server.call(listTripReaders, { iid, id: '9001', pageNo: 1, pageSize: 50 }, { as: boss }),
  ).rejects.toMatchObject({ code: 1000004 })
})

test('an itinerary is a part of its activity: its page names it, other lists and tenants do not have it', async () => {
  const activity = await server.call(getContent, { iid, moduleType: MODULE_TYPE.act, id: '9001' })
  expect(activity.tripId).toBe(ID)
  const { list } = await server.call(listContent, { iid, tag: '@in:9001', moduleType: MODULE_TYPE.trip })
  expect(list.map(({ id }) => id)).toEqual([ID])
  const all = await server.call(listContent, { iid, isNew: 1, pageSize: 50 })
  expect(all.list.filter(({ moduleType }) => moduleType === MODULE_TYPE.trip)).toEqual([])
  await expect(read(undefined, { iid: 3192 })).rejects.toMatchObject({ code: 1000004 })
})
