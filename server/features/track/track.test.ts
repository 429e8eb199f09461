import { randomUUID } from 'node:crypto'
import {
  doCheckin,
  ERRORS,
  getCertificate,
  getTrack,
  listCheckinPlaces,
  listRank,
  saveEntry,
  type TrackPoint,
  uploadTrack,
} from '@quanzi/contract'
import { type Actor, createTestServer, START, type TestServer } from '../../testing/createTestServer'

const IID = 1000
const HOUR = 3_600_000
/** Metres in a degree of latitude. */
const DEGREE = 111_194.9
const AT = { iid: IID, id: 'run' } as const

let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createTestServer({ tenants: [IID, 3214] })
  const times = { starts_at: START - HOUR, ends_at: START + 10 * HOUR }
  await server.db
    .insertInto('track_event')
    .values({ ...AT, title: '晨跑', groups: ['健走组'], route: '[]', ...times })
    .execute()
  const places = [0, 200, 400].map((metres, seq) => ({
    ...{ iid: IID, id: `c${seq + 1}`, scope: 'track', ref_id: AT.id, seq, name: `点${seq + 1}`, radius: 30 },
    ...{ lat: 30 + metres / DEGREE, lng: 120, opens_at: null, closes_at: null, paper_id: null },
  }))
  await server.db.insertInto('checkin_place').values(places).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = START
  ann = await server.login({ nick_name: '安' })
})

const enter = (as = ann, more: Record<string, unknown> = {}) =>
  server.call(
    saveEntry,
    {
      ...{ iid: IID, reqId: randomUUID(), scope: 'track', refId: AT.id },
      fields: { name: '安安', mobile: '13812345678', group: '健走组', consent: true, ...more },
    },
    { as },
  )
/** A point so many metres north, five seconds after the one before. */
const point = (seq: number, metres: number, more: Partial<TrackPoint> = {}): TrackPoint => ({
  ...{ seq, t: START + seq * 5000, lat: 30 + metres / DEGREE, lng: 120, alt: null, acc: 5 },
  ...more,
})
/** Points ten metres apart. */
const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => point(from + n, (from + n - 1) * 10))
const send = (points: readonly TrackPoint[], more: object = {}, as = ann) => {
  server.time.now = Math.max(server.time.now, START + 10 * 60_000)
  const wish = { recorder: 'phone-one', sentAt: server.time.now, lastSeq: Math.max(0, ...points.map(({ seq }) => seq)) }
  return server.call(uploadTrack, { ...AT, reqId: randomUUID(), ...wish, points: [...points], ...more }, { as })
}
const read = (as?: Actor) => server.call(getTrack, AT, as ? { as } : {})
const refusal = (name: keyof typeof ERRORS, more: object = {}) => ({ code: ERRORS[name].code, ...more })

test('an entry needs consent and a group, comes once, and stands until the first point', async () => {
  await expect(enter(ann, { consent: false })).rejects.toMatchObject(
    refusal('PARAM', { msg: expect.stringContaining('请先授权定位') }),
  )
  await expect(enter(ann, { group: '别的' })).rejects.toMatchObject(refusal('PARAM'))
  const first = await enter()
  expect(first).toMatchObject({ name: '安安', state: 'paid', answers: { group: '健走组' } })
  expect(await enter(ann, { name: '安宁' })).toMatchObject({ id: first.id, bib: first.bib, name: '安宁' })
  expect((await enter(await server.login())).bib).not.toBe(first.bib)
  await send(steps(1, 2))
  await expect(enter()).rejects.toMatchObject(refusal('CLOSED'))
  expect((await read()).entry).toBeNull()
})

test('a track without a point that counts is not finished', async () => {
  await enter()
  const refused = refusal('NOTELIGIBLE', { msg: '还没有记录到轨迹' })
  await expect(send([], { finish: true })).rejects.toMatchObject(refused)
  await expect(send([point(1, 0, { acc: 900 })], { finish: true })).rejects.toMatchObject(refused)
  expect((await read(ann)).finishedAt).toBeNull()
  expect((await send(steps(1, 2), { finish: true })).finishedAt).toBe(server.time.now)
})

test('journey 6: overlapping batches in any order count once, and pass the checkpoints in order at their time', async () => {
  await enter()
  await expect(send(steps(1, 3), {}, await server.login())).rejects.toMatchObject(refusal('DENIED'))
  const late = await send(steps(31, 60))
  expect(late).toMatchObject({ accepted: 30, lastSeq: 60, passed: [] })
  expect(late.missing).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  expect(await send([], { finish: true, lastSeq: 60 })).toMatchObject({ finishedAt: null })
  const first = await send(steps(1, 40))
  expect(first).toMatchObject({ accepted: 30, lastSeq: 60, missing: [], passed: ['c1', 'c2', 'c3'] })
  expect(first.stats.distance).toBe(590)
  expect((await send(steps(1, 60))).accepted).toBe(0)
  const done = await send([], { finish: true, lastSeq: 60 })
  expect(done.finishedAt).toBe(server.time.now)
  await expect(send(steps(61, 62))).rejects.toMatchObject(refusal('CLOSED'))
  const { stats, line, entry, finishedAt } = await read(ann)
  expect([stats.distance, stats.seconds, line.length, finishedAt]).toEqual([590, 295, 60, done.finishedAt])
  expect(entry?.mobile).toBe('13812345678')
  const { list } = await server.call(listCheckinPlaces, { iid: IID, scope: 'track', refId: AT.id }, { as: ann })
  expect(list.map(({ done: was, doneAt }) => [was, doneAt])).toEqual([
    [true, START + 5000],
    [true, START + 18 * 5000],
    [true, START + 38 * 5000],
  ])
  const rankOf = (more: object) =>
    server.call(listRank, { iid: IID, scope: 'track', refId: AT.id, by: 'places', ...more }, { as: ann })
  expect((await rankOf({})).mine).toMatchObject({ rank: 1, value: 3 })
  expect((await rankOf({ by: 'split', placeId: 'c3' })).mine).toMatchObject({ rank: 1, value: 37 * 5000 })
  const cer = await server.call(getCertificate, { iid: IID, scope: 'track', refId: AT.id }, { as: ann })
  expect([cer.lacks, cer.missing]).toEqual([0, []])
})

test('bad points: inaccurate, of the future, before the start, a jump; the first of a number wins', async () => {
  await enter()
  const future = point(3, 20, { t: START + 2 * HOUR })
  const early = point(4, 30, { t: START - 2 * HOUR })
  const wild = point(6, 90_000)
  const batch = [point(1, 0), point(2, 10, { acc: 51 }), future, early, point(5, 40), wild, point(7, 60)]
  const answer = await send(batch)
  expect(answer).toMatchObject({ accepted: 4, dropped: { acc: 1, time: 2 }, missing: [] })
  expect(answer.stats.distance).toBe(60)
  await send([point(1, 5000)])
  expect((await read(ann)).line[0]).toEqual([30, 120])
  await expect(send([point(8, 0, { lat: 91 })])).rejects.toMatchObject(refusal('PARAM'))
})

test('a clock that is wrong by a day is set right by what the batch says it is', async () => {
  await enter()
  const day = 24 * HOUR
  server.time.now = START + 10 * 60_000
  const off = steps(1, 20).map((one) => ({ ...one, t: one.t + day }))
  const answer = await send(off, { sentAt: server.time.now + day })
  expect(answer).toMatchObject({ accepted: 20, dropped: { acc: 0, time: 0 } })
  expect(answer.stats.seconds).toBe(95)
})

test('another device takes over where the server stands; the former one is refused for ever', async () => {
  await enter()
  await send(steps(1, 10))
  const two = { recorder: 'phone-two' }
  await expect(send(steps(1, 12), two)).rejects.toMatchObject(refusal('STALE', { data: { lastSeq: 10 } }))
  expect(await send(steps(11, 12), two)).toMatchObject({ accepted: 2, lastSeq: 12 })
  await expect(send(steps(11, 14))).rejects.toMatchObject(refusal('STALE'))
  await expect(send(steps(13, 14))).rejects.toMatchObject(refusal('STALE'))
  expect((await read(ann)).recorder).toBe('phone-two')
})

test('points come until seven days after the end, and no longer', async () => {
  await enter()
  server.time.now = START + 10 * HOUR + 7 * 24 * HOUR
  expect(await send(steps(1, 3))).toMatchObject({ accepted: 3 })
  server.time.now += 1
  await expect(send(steps(4, 5))).rejects.toMatchObject(refusal('CLOSED'))
})

test('checkpoints are done in their order by hand too', async () => {
  await enter()
  const check = (placeId: string, metres: number) => {
    const position = { lat: 30 + metres / DEGREE, lng: 120, accuracy: 5 }
    const wish = { iid: IID, reqId: randomUUID(), scope: 'track' as const, refId: AT.id, placeId }
    return server.call(doCheckin, { ...wish, method: 'gps', ...position }, { as: ann })
  }
  await expect(check('c2', 200)).rejects.toMatchObject(refusal('NOTELIGIBLE', { data: { why: 'order' } }))
  await check('c1', 0)
  expect(await check('c2', 200)).toMatchObject({ first: true })
})

test('an own track is for its entrant and for staff who scan, also not for those of another tenant', async () => {
  const { id } = await enter()
  await send(steps(1, 5))
  const of = { ...AT, entryId: id }
  await expect(server.call(getTrack, of, { as: await server.login() })).rejects.toMatchObject(refusal('DENIED'))
  await expect(server.call(getTrack, of)).rejects.toMatchObject(refusal('LOGIN'))
  const staff = await server.login({ rights: ['scan'] })
  expect((await server.call(getTrack, of, { as: staff })).line).toHaveLength(5)
  const abroad = await server.login({ iid: 3214, rights: ['scan'] })
  await expect(server.call(getTrack, { ...of, iid: 3214 }, { as: abroad })).rejects.toMatchObject(refusal('NOTFOUND'))
})

test("an activity's track is for those with a ticket, until it starts", async () => {
  const soon = { starts_at: START + HOUR, ends_at: START + 2 * HOUR }
  await server.db
    .insertInto('track_event')
    .values({ iid: IID, id: 'of-act', title: '活动轨迹', ref_scope: 'act', ref_id: '9', route: '[]', ...soon })
    .execute()
  const wish = () => ({
    ...{ iid: IID, reqId: randomUUID(), scope: 'track' as const, refId: 'of-act' },
    fields: { name: '安安', mobile: '13812345678', consent: true },
  })
  await expect(server.call(saveEntry, wish(), { as: ann })).rejects.toMatchObject(refusal('NOTFOUND'))
  await server.db
    .insertInto('entry')
    .values({
      ...{ iid: IID, scope: 'act', ref_id: '9', session_id: 's', user_id: ann.member.user_id, team_id: null },
      ...{ order_id: null, name: '安安', id_enc: null, id_hash: null, answers: '{}', bib: null, ticket_code: null },
      ...{ state: 'live', created_at: START },
    })
    .execute()
  expect((await server.call(saveEntry, wish(), { as: ann })).state).toBe('paid')
  server.time.now = soon.starts_at
  await expect(server.call(saveEntry, wish(), { as: ann })).rejects.toMatchObject(refusal('CLOSED'))
})
