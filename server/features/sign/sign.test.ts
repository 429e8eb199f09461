import { randomUUID } from 'node:crypto'
import {
  doCheckin,
  ERRORS,
  getCertificate,
  getSignSubject,
  issueCertificate,
  joinSign,
  listCheckinPlaces,
  listCheckins,
  listRank,
  markContent,
  undoCheckin,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const IID = 1000
const REF = { iid: IID, scope: 'sign', refId: 'test-walk' } as const
const HOUR = 3_600_000
/** 111 m north of the site before. */
const STEP = 0.001

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
  const now = server.time.now
  const subject = { iid: IID, id: REF.refId, title: '走一走', need: 2, starts_at: now - HOUR, ends_at: now + 48 * HOUR }
  await server.db.insertInto('sign_subject').values(subject).execute()
  await server.db.insertInto('sign_area').values({ iid: IID, id: 'ta', subject_id: REF.refId, name: '东' }).execute()
  const site = { iid: IID, scope: 'sign', ref_id: REF.refId, opens_at: null, closes_at: null, radius: 50, lng: 120 }
  await server.db
    .insertInto('checkin_place')
    .values([
      { ...site, id: 's1', name: '甲', seq: 1, lat: 30, area_id: 'ta' },
      { ...site, id: 's2', name: '乙', seq: 2, lat: 30 + STEP },
      { ...site, id: 's3', name: '丙', seq: 3, lat: 30 + 2 * STEP },
    ])
    .execute()
})
afterAll(() => server.close())

const LAT: Readonly<Record<string, number>> = { s1: 30, s2: 30 + STEP, s3: 30 + 2 * STEP }
const go = (as: Actor, placeId: string, more = {}) => {
  server.time.now += 60_000
  const wish = { ...REF, reqId: randomUUID(), placeId, method: 'gps' as const, lat: LAT[placeId] ?? 0, lng: 120 }
  return server.call(doCheckin, { ...wish, ...more }, { as })
}
const rank = (as?: Actor, more = {}) =>
  server.call(listRank, { ...REF, by: 'sites' as const, ...more }, as ? { as } : {})
const places = async (as: Actor) => (await server.call(listCheckinPlaces, REF, { as })).list

test('expect-play §2: too far is refused with the metres, a repeat answers the first, the n-th is counted', async () => {
  const [ann, ben] = [await server.login({ nick_name: '安' }), await server.login({ nick_name: '本' })]
  await expect(go(ann, 's2', { lat: 30 })).rejects.toMatchObject({ code: ERRORS.FAR.code, data: { metres: 111 } })
  // A phone's accuracy counts up to 50 m: 111 > 50 + 50, whatever it says.
  await expect(go(ann, 's2', { lat: 30, accuracy: 500 })).rejects.toMatchObject({ code: ERRORS.FAR.code })
  await expect(go(ann, 's1', { method: 'staff' })).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  const first = await go(ann, 's1')
  expect(first).toMatchObject({ first: true, order: 1, entryId: null, person: '安' })
  expect(await go(ann, 's1')).toMatchObject({ id: first.id, first: false, at: first.at, order: 1 })
  expect(await go(ben, 's1')).toMatchObject({ first: true, order: 2 })
  expect((await places(ben)).map(({ done, order }) => [done, order])).toEqual([
    [true, 2],
    [false, null],
    [false, null],
  ])
  expect(await server.call(getSignSubject, { iid: IID, areaId: 'ta' }, { as: ben })).toMatchObject({
    ...{ done: 1, total: 3, joined: true, subject: { id: REF.refId, members: 2 } },
    areas: [{ id: 'ta', done: 1, total: 1 }],
  })
})

test('expect-play §2: sites over all and by area, and speed for whoever has done all; likes of rows', async () => {
  const [quick, slow] = [await server.login({ nick_name: '快' }), await server.login({ nick_name: '慢' })]
  for (const id of ['s1', 's2', 's3']) await go(quick, id)
  await go(slow, 's1')
  server.time.now += HOUR
  for (const id of ['s2', 's3']) await go(slow, id)
  const rows = async (more = {}) => (await rank(undefined, more)).list.map(({ name, value }) => [name, value])
  expect((await rows()).slice(0, 2)).toEqual([
    ['快', 3],
    ['慢', 3],
  ])
  expect(await rows({ by: 'speed' })).toEqual([
    ['快', 120_000],
    ['慢', 120_000 + HOUR],
  ])
  expect((await rows({ areaId: 'ta' })).every(([, value]) => value === 1)).toBe(true)
  expect((await rank(slow, { by: 'speed' })).mine).toMatchObject({ rank: 2, gap: HOUR })
  await expect(rank(undefined, { by: 'steps' })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  await expect(rank(undefined, { iid: 3214 })).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  const like = (as: Actor, id: string) =>
    server.call(markContent, { iid: IID, reqId: randomUUID(), scope: 'sign', id, mark: 'like', on: 1 }, { as })
  const markId = (await rank()).list[0]?.markId ?? ''
  await like(slow, markId)
  expect((await rank(slow)).list[0]).toMatchObject({ likes: 1, liked: true })
  await expect(like(quick, markId)).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  await expect(like(quick, `${REF.refId}:999999`)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
})

test('a check-in that staff take back counts nowhere, and the site may be done again', async () => {
  const [staff, eve] = [await server.login({ rights: ['scan'] }), await server.login({ nick_name: '伊' })]
  for (const id of ['s1', 's2', 's3']) await go(eve, id)
  expect((await rank(eve, { by: 'speed' })).mine).not.toBeNull()
  const { list } = await server.call(listCheckins, REF, { as: eve })
  const last = list[0]
  await server.call(
    undoCheckin,
    { iid: IID, reqId: randomUUID(), id: last?.id ?? '', reason: '不在现场' },
    { as: staff },
  )
  expect((await rank(eve)).mine).toMatchObject({ value: 2 })
  expect((await rank(eve, { by: 'speed' })).mine).toBeNull()
  expect((await places(eve)).map(({ done }) => done)).toEqual([true, true, false])
  expect(await go(eve, 's3')).toMatchObject({ first: true })
  expect((await rank(eve)).mine).toMatchObject({ value: 3 })
})

test('expect-play §2: opening issues nothing; issued once with a number that stays; a repeat and a double tap have it', async () => {
  const [fay, gus] = [await server.login({ nick_name: '飞' }), await server.login({ nick_name: '谷' })]
  const issue = (as: Actor) => server.call(issueCertificate, { ...REF, reqId: randomUUID() }, { as })
  await go(fay, 's1')
  await expect(issue(fay)).rejects.toMatchObject({
    code: ERRORS.NOTELIGIBLE.code,
    msg: '还差1个打卡点',
    data: { lacks: 1, missing: [{ id: 's2' }, { id: 's3' }] },
  })
  await go(fay, 's2')
  const before = await server.call(getCertificate, REF, { as: fay })
  expect(before).toMatchObject({ certificate: null, lacks: 0, stats: [{ key: 'sites', value: 2 }] })
  const [one, two] = await Promise.all([issue(fay), issue(fay)])
  expect(one).toMatchObject({ no: '000001' })
  expect(two).toEqual(one)
  for (const id of ['s1', 's2', 's3']) await go(gus, id)
  expect(await issue(gus)).toMatchObject({ no: '000002' })
  await go(fay, 's3')
  expect((await server.call(getCertificate, REF, { as: fay })).certificate).toEqual(one)
  const picture = await server.app.http.inject({ url: one?.imgUrl ?? '' })
  expect(picture.headers['content-type']).toBe('image/jpeg')
})

test('hours of the day, a closed site, and a subject that is over', async () => {
  const hal = await server.login({ nick_name: '哈' })
  await server.db.updateTable('checkin_place').set({ open: false }).where('id', '=', 's1').execute()
  await expect(go(hal, 's1')).rejects.toMatchObject({ code: ERRORS.CLOSED.code, data: { why: 'closed' } })
  await server.db
    .updateTable('checkin_place')
    .set({ open: true, day_from: 0, day_to: 1 })
    .where('id', '=', 's1')
    .execute()
  await expect(go(hal, 's1')).rejects.toMatchObject({ code: ERRORS.CLOSED.code, data: { why: 'hours' } })
  const [site] = await places(hal)
  expect(site?.from).toBeGreaterThan(server.time.now)
  await server.db.updateTable('checkin_place').set({ day_from: null, day_to: null }).where('id', '=', 's1').execute()
  server.time.now += 60 * HOUR
  await expect(go(hal, 's1')).rejects.toMatchObject({ code: ERRORS.CLOSED.code, data: { why: 'hours' } })
  await expect(
    server.call(joinSign, { iid: IID, reqId: randomUUID(), id: REF.refId }, { as: hal }),
  ).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
})
