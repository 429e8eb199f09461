import { randomUUID } from 'node:crypto'
import { doCheckin, ERRORS, listRank, markContent, undoCheckin } from '@quanzi/contract'
import { countScores, keepScores, plantScores } from '../../items/rankScores'
import { createDemoServer } from '../../testing/createDemoServer'
import { type Actor, START, type TestServer } from '../../testing/createTestServer'
import { TICKET, Till } from '../../testing/Till'

const REF = { iid: TICKET.iid, scope: 'act', refId: TICKET.keys } as const

let server: TestServer
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ rights: ['scan'] })
  const places = ['甲', '乙', '丙'].map((name, seq) => ({ ...placeOf, id: `p${seq}`, name, seq }))
  await server.db.insertInto('checkin_place').values(places).execute()
})
afterAll(() => server.close())

const placeOf = {
  iid: TICKET.iid,
  scope: 'act',
  ref_id: TICKET.keys,
  lat: null,
  lng: null,
  opens_at: null,
  closes_at: null,
}

async function person(nick_name: string, num = 1): Promise<{ as: Actor; tickets: string[] }> {
  const as = await server.login({ nick_name })
  const { gid } = await new Till(server).paid(as, { num })
  const rows = await server.db
    .selectFrom('entry')
    .select('ticket_code')
    .where('order_id', '=', gid)
    .orderBy('id')
    .execute()
  return { as, tickets: rows.map(({ ticket_code }) => ticket_code ?? '') }
}

const scan = (ticket: string | undefined, placeId: string) => {
  server.time.now += 1000
  const wish = { ...REF, reqId: randomUUID(), method: 'staff' as const, ticket: ticket ?? '', placeId }
  return server.call(doCheckin, wish, { as: staff })
}
const rank = (as?: Actor, more = {}) => server.call(listRank, { ...REF, by: 'places', ...more }, as ? { as } : {})
const rowsOf = async () => (await rank()).list.map(({ rank: place, name, value }) => [place, name, value])

test('persons by places done, earlier first; a family counts a place once; the own row knows the gap', async () => {
  const [quick, slow, family] = [await person('快'), await person('慢'), await person('一家', 2)]
  const { starts_at } = await server.db
    .selectFrom('act_session')
    .select('starts_at')
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  server.time.now = starts_at
  await scan(quick.tickets[0], 'p0')
  await scan(slow.tickets[0], 'p0')
  await scan(family.tickets[0], 'p0')
  await scan(family.tickets[1], 'p0')
  expect(await rowsOf()).toEqual([
    [1, '快', 1],
    [2, '慢', 1],
    [3, '一家', 1],
  ])
  const second = await scan(slow.tickets[0], 'p1')
  expect((await rank(quick.as)).mine).toMatchObject({ rank: 2, value: 1, gap: 1, name: '快' })
  expect((await rank()).mine).toBeNull()
  await server.call(undoCheckin, { iid: REF.iid, reqId: randomUUID(), id: second.id, reason: '扫错了' }, { as: staff })
  expect((await rowsOf())[0]).toEqual([1, '快', 1])

  const [first] = (await rank()).list
  const like = (as: Actor, id = first?.markId ?? '') =>
    server.call(markContent, { iid: REF.iid, reqId: randomUUID(), scope: 'act', id, mark: 'like', on: 1 }, { as })
  await like(slow.as)
  await like(slow.as)
  expect((await rank(slow.as)).list[0]).toMatchObject({ likes: 1, liked: true })
  server.time.now += 24 * 3_600_000
  expect((await rank(slow.as)).list[0]).toMatchObject({ likes: 1, liked: false })
  await like(slow.as)
  expect((await rank(slow.as)).list[0]).toMatchObject({ likes: 2, liked: true })
  await expect(like(quick.as)).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  await expect(like(quick.as, `${REF.refId}:999999999`)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  const stranger = await server.login({ iid: 3214 })
  const abroad = {
    iid: 3214,
    reqId: randomUUID(),
    scope: 'act' as const,
    id: first?.markId ?? '',
    mark: 'like' as const,
    on: 1 as const,
  }
  await expect(server.call(markContent, abroad, { as: stranger })).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
})

test('teams by the places of all their entries', async () => {
  server.time.now = START
  const { as, tickets } = await person('队长', 2)
  await server.db
    .insertInto('team')
    .values({
      iid: REF.iid,
      id: 't1',
      scope: 'act',
      ref_id: REF.refId,
      name: '一队',
      captain_id: as.member.user_id,
      max: 5,
      code: 'c1',
      code_expires: 0,
      created_at: 0,
    })
    .execute()
  await server.db.updateTable('entry').set({ team_id: 't1' }).where('user_id', '=', as.member.user_id).execute()
  await server.db
    .insertInto('team_member')
    .values({
      iid: REF.iid,
      team_id: 't1',
      scope: 'act',
      ref_id: REF.refId,
      user_id: as.member.user_id,
      state: 'active',
      joined_at: 0,
    })
    .execute()
  const { starts_at } = await server.db
    .selectFrom('act_session')
    .select('starts_at')
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  server.time.now = starts_at
  for (const ticket of tickets) await scan(ticket, 'p2')
  expect((await rank(as, { rows: 'team' })).list).toMatchObject([{ rank: 1, name: '一队', value: 2, markId: 't:t1' }])
  expect((await rank(as, { rows: 'team' })).mine).toMatchObject({ rank: 1, gap: 0 })
})

test('the last page of the thousand that are shown goes on where the one before ended', async () => {
  const place = { ...REF, by: 'places' as const, period: '2026-01-01', rows: 'person' as const, reachedAt: 1 }
  const scores = Array.from({ length: 1010 }, (_, n) => ({
    ...place,
    subjectId: String(8_000_000 + n),
    value: 2000 - n,
  }))
  await plantScores(server.db, scores)
  const page = await rank(undefined, { period: place.period, pageNo: 34, pageSize: 30 })
  expect(page.list.map(({ rank: n, value }) => [n, value])).toEqual(
    Array.from({ length: 10 }, (_, n) => [991 + n, 2000 - 990 - n]),
  )
  expect(page.hasMore).toBe(false)
  for (const pageNo of [35, 1000])
    expect(await rank(undefined, { period: place.period, pageNo, pageSize: 30 })).toMatchObject({
      list: [],
      total: 1010,
    })
})

test('beyond the last page the number of rows is the true one', async () => {
  const scores = [3, 2, 1].map((value) => ({
    ...{ iid: REF.iid, scope: 'act', refId: REF.refId, by: 'places' as const, period: '2026-01-02' },
    ...{ rows: 'person' as const, subjectId: String(8_100_000 + value), value, reachedAt: 1 },
  }))
  await keepScores(server.db, scores)
  for (const pageNo of [2, 500])
    expect(await rank(undefined, { period: '2026-01-02', pageNo, pageSize: 30 })).toMatchObject({
      ...{ list: [], total: 3, hasMore: false },
    })
})

test('counts made anew are those that were kept score by score', async () => {
  const of = { iid: REF.iid, scope: 'act', refId: 'counted' }
  const key = { ...of, period: 'total', rows: 'person' as const, reachedAt: 1 }
  const values = [1, 59_999, 60_000, 60_001, 125_000, null]
  for (const by of ['places', 'speed', 'steps', 'net'] as const)
    await keepScores(
      server.db,
      values.map((value, n) => ({ ...key, by, subjectId: String(n), value })),
    )
  const counts = () =>
    server.db
      .selectFrom('rank_bucket')
      .selectAll()
      .where('iid', '=', of.iid)
      .where('ref_id', '=', of.refId)
      .where('n', '>', 0)
      .orderBy('by')
      .orderBy('bucket')
      .execute()
  const kept = await counts()
  expect(kept.reduce((sum, { n }) => sum + n, 0)).toBe(20)
  await countScores(server.db, of)
  expect(await counts()).toEqual(kept)
})
