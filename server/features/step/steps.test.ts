import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import {
  decideReview,
  getCertificate,
  getStepSummary,
  getTeam,
  issueCertificate,
  listRank,
  listReviews,
  listTeams,
  moveTeamMember,
  recordSteps,
  saveTeam,
  setStepCity,
  shanghaiDay,
} from '@quanzi/contract'
import { openSession } from '../../identity/sessions'
import { LOCAL_APP_ID, LOCAL_SESSION_KEY } from '../../providers/wechat/localSessionKey'
import { type Actor, createTestServer, START, type TestServer } from '../../testing/createTestServer'
import { toldCards } from '../../testing/toldCards'

const IID = 1000
const DAY = 86_400_000
const REF = { iid: IID, refId: 'walk' } as const
const TEAM = { iid: IID, scope: 'step', refId: 'walk' } as const
const HANGZHOU = '330100'
const NINGBO = '330200'

let server: TestServer
let staff: Actor
beforeAll(async () => {
  server = await createTestServer({ tenants: [IID] })
  staff = await server.login({ rights: ['review'] })
  const rules = { iid: IID, goal_day: 8000, goal_total: 100_000 }
  await server.db
    .insertInto('step_challenge')
    .values([
      { ...rules, id: 'walk', title: '走', starts_at: START - 20 * DAY, ends_at: START + 10 * DAY },
      { ...rules, id: 'short', title: '短', starts_at: START - 2 * DAY, ends_at: START + 10 * DAY },
      { ...rules, id: 'over', title: '完', starts_at: START - 20 * DAY, ends_at: START - DAY },
    ])
    .execute()
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = START
})

interface Told {
  readonly ago: number
  readonly step: number
}

/** A packet as the messaging app encrypts it; `ago` in days. */
function packet(days: readonly Told[], { appid = LOCAL_APP_ID, key = LOCAL_SESSION_KEY } = {}) {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'base64'), iv)
  const stepInfoList = days.map(({ ago, step }) => ({ timestamp: Math.floor((START - ago * DAY) / 1000), step }))
  const text = JSON.stringify({ stepInfoList, watermark: { appid, timestamp: 1 } })
  const encryptedData = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
  return { encryptedData, iv: iv.toString('base64') }
}

/** A member who came by the mini-program, so that the session has a key. */
async function walker(code = randomUUID()): Promise<Actor> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/wxservice2/code2session',
    payload: { iid: IID, code },
  })
  const { token, userId } = answer.json().t
  const member = await server.db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', IID)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { bearer: token, member }
}

const send = (as: Actor, sent: ReturnType<typeof packet>, refId = 'walk') =>
  server.call(recordSteps, { iid: IID, refId, reqId: randomUUID(), ...sent }, { as })
const summary = (as: Actor, refId = 'walk') => server.call(getStepSummary, { iid: IID, refId }, { as })
const day = (ago: number) => shanghaiDay(START - ago * DAY)

const scoreOf = async (rows: 'person' | 'team' | 'city', subject: string, by = 'steps', period = 'total') =>
  Number(
    (
      await server.db
        .selectFrom('rank_score')
        .select('value')
        .where('iid', '=', IID)
        .where('scope', '=', 'step')
        .where('ref_id', '=', 'walk')
        .where('rows', '=', rows)
        .where('by', '=', by)
        .where('period', '=', period)
        .where('subject_id', '=', subject)
        .executeTakeFirst()
    )?.value ?? 0,
  )

async function picture(as: Actor, isPrivate = true): Promise<string> {
  const key = `h5/${IID}_${randomUUID()}.jpg`
  const row = { key, iid: IID, user_id: as.member.user_id, type: 'image/jpeg', size: 4, private: isPrivate, at: START }
  await server.db.insertInto('uploads').values(row).execute()
  return key
}

const claim = async (as: Actor, steps: number, ago = 0) =>
  server.call(recordSteps, { ...REF, reqId: randomUUID(), steps, date: day(ago), photo: await picture(as) }, { as })

async function queued(as: Actor) {
  const { list } = await server.call(listReviews, { iid: IID, kind: 'step', pageSize: 50 }, { as: staff })
  return list.find(({ who, data }) => who === as.member.nick_name && data.own === false)
}

const decide = (id: string, decision: 'pass' | 'refuse', as = staff) =>
  server.call(decideReview, { iid: IID, reqId: randomUUID(), kind: 'step', id, decision, note: '看不清数字' }, { as })

test('screens-activities §5 journey 3: the same packet twice makes one row a day; team and city rise by exactly it', async () => {
  const ann = await walker()
  const bob = await walker()
  await server.call(setStepCity, { iid: IID, reqId: randomUUID(), city: HANGZHOU }, { as: ann })
  await send(bob, packet([{ ago: 1, step: 4000 }]))
  const { id } = await server.call(saveTeam, { ...TEAM, reqId: randomUUID(), name: '走路队', open: 1 }, { as: bob })
  expect(await scoreOf('team', id)).toBe(4000)

  const sent = packet([
    { ago: 0, step: 3000 },
    { ago: 1, step: 7000 },
  ])
  const first = await send(ann, sent)
  expect(first).toEqual({
    saved: [
      { date: day(1), steps: 7000 },
      { date: day(0), steps: 3000 },
    ],
    leftOut: [],
    state: 'counted',
  })
  const again = await send(ann, sent)
  expect(again.saved).toEqual(first.saved)
  const rows = await server.db
    .selectFrom('step_day')
    .select('date')
    .where('iid', '=', IID)
    .where('user_id', '=', ann.member.user_id)
    .execute()
  expect(rows).toHaveLength(2)
  expect(await summary(ann)).toMatchObject({ joined: true, today: 3000, total: 10_000, city: HANGZHOU, goal: 8000 })
  expect(await scoreOf('city', HANGZHOU)).toBe(10_000)

  await server.call(moveTeamMember, { iid: IID, reqId: randomUUID(), id, op: 'join' }, { as: ann })
  expect(await scoreOf('team', id)).toBe(14_000)
  await send(ann, packet([{ ago: 0, step: 3500 }]))
  expect(await scoreOf('team', id)).toBe(14_500)
  expect(await scoreOf('city', HANGZHOU)).toBe(10_500)
  const { value, rank, members } = await server.call(getTeam, { ...TEAM, mine: 1 }, { as: ann })
  expect({ value, rank }).toEqual({ value: 14_500, rank: 1 })
  expect(members.map((one) => [one.value, one.today])).toEqual([
    [4000, 0],
    [10_500, 3500],
  ])
  await server.call(moveTeamMember, { iid: IID, reqId: randomUUID(), id, op: 'leave' }, { as: ann })
  expect(await scoreOf('team', id)).toBe(4000)
})

test('the teams of an address without a challenge are those of one that runs, the own one before others', async () => {
  const ann = await walker()
  const teams = async (as?: Actor) =>
    (await server.call(listTeams, { iid: IID, scope: 'step' }, as ? { as } : {})).refId
  expect([await teams(), await teams(ann)]).toEqual(['short', 'short'])
  await send(ann, packet([{ ago: 0, step: 10 }]))
  expect(await teams(ann)).toBe('walk')
  await expect(server.call(listTeams, { iid: IID, scope: 'act' })).rejects.toMatchObject({ code: 1000003 })
})

test('expect-play §2 steps: the larger value of a day wins, and a day that nobody walks is left out and named', async () => {
  const ann = await walker()
  await send(ann, packet([{ ago: 0, step: 9000 }]))
  const { saved, leftOut } = await send(
    ann,
    packet([
      { ago: 0, step: 8000 },
      { ago: 1, step: 100_001 },
      { ago: 2, step: 100_000 },
      { ago: 40, step: 5000 },
      { ago: -1, step: 5000 },
    ]),
  )
  expect(saved).toEqual([
    { date: day(2), steps: 100_000 },
    { date: day(0), steps: 9000 },
  ])
  expect(leftOut).toEqual([{ date: day(1), steps: 100_001 }])
})

test('expect-play §2 steps: a packet counts for every running challenge one is in, only inside its days', async () => {
  const ann = await walker()
  await send(ann, packet([{ ago: 0, step: 1000 }]), 'short')
  await send(ann, packet([{ ago: 10, step: 2000 }]))
  expect((await summary(ann)).total).toBe(3000)
  expect((await summary(ann, 'short')).total).toBe(1000)
  await expect(send(ann, packet([{ ago: 5, step: 1 }]), 'over')).rejects.toMatchObject({ code: 1000005 })
  await expect(send(ann, packet([{ ago: 0, step: 1 }]), 'nowhere')).rejects.toMatchObject({ code: 1000004 })
})

test('expect-play §2 steps: a forged packet, one of another app, and one without a key have defined answers', async () => {
  const ann = await walker()
  const other = Buffer.alloc(16, 7).toString('base64')
  await expect(send(ann, packet([{ ago: 0, step: 1 }], { key: other }))).rejects.toMatchObject({ code: 1000007 })
  await expect(send(ann, { encryptedData: 'AAAA', iv: 'AA' })).rejects.toMatchObject({ code: 1000007 })
  await expect(send(ann, packet([{ ago: 0, step: 1 }], { appid: 'wxother' }))).rejects.toMatchObject({ code: 1000003 })
  const onH5 = await server.login()
  await expect(send(onH5, packet([{ ago: 0, step: 1 }]))).rejects.toMatchObject({ code: 1000007 })
  expect((await summary(ann)).joined).toBe(false)
})

test('expect-play §2 session key: it is sealed in the database and in no answer', async () => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/wxservice2/code2session',
    payload: { iid: IID, code: 'somebody' },
  })
  expect(answer.body).not.toContain(LOCAL_SESSION_KEY)
  expect(Object.keys(answer.json().t).sort()).toEqual(['openid', 'rid', 'token', 'unionid', 'userId'])
  const keys = await server.db.selectFrom('session').select('wechat_key').where('wechat_key', 'is not', null).execute()
  expect(keys.length).toBeGreaterThan(0)
  for (const { wechat_key } of keys) expect(wechat_key).not.toContain(LOCAL_SESSION_KEY)
})

test('conventions §8: a claim counts when staff pass it, never hides a real value, and is decided once', async () => {
  const ann = await server.login({ nick_name: '手填的人' })
  expect(await claim(ann, 12_000)).toEqual({ saved: [], leftOut: [], state: 'pending' })
  expect((await summary(ann)).total).toBe(0)
  await expect(claim(ann, 13_000)).rejects.toMatchObject({ code: 1000008 })
  const waiting = await queued(ann)
  expect(waiting?.data).toMatchObject({ title: '走', date: day(0), steps: 12_000 })
  expect(await decide(waiting?.id ?? '', 'pass')).toEqual({ state: 'passed' })
  expect((await toldCards(server, ann)).at(-1)?.url).toMatch(/^\/app\/step\/count\?iid=\d+&id=/)
  expect(await summary(ann)).toMatchObject({ total: 12_000, claims: [{ state: 'passed', steps: 12_000 }] })
  await expect(decide(waiting?.id ?? '', 'refuse')).rejects.toMatchObject({ code: 1000007 })
  await claim(ann, 9000)
  expect(await decide((await queued(ann))?.id ?? '', 'pass')).toEqual({ state: 'passed' })
  expect((await summary(ann)).total).toBe(12_000)
})

test('screens-activities §2 step: a claim is refused above 100,000, outside the days, and without an own screenshot', async () => {
  const ann = await server.login()
  const wish = { ...REF, steps: 5000, date: day(0), photo: await picture(ann) }
  const wrong = [
    { steps: 100_001 },
    { steps: 0 },
    { date: day(-1) },
    { date: day(31) },
    { photo: '' },
    { photo: await picture(ann, false) },
  ]
  for (const one of wrong)
    await expect(server.call(recordSteps, { ...wish, reqId: randomUUID(), ...one }, { as: ann })).rejects.toMatchObject(
      { code: 1000003 },
    )
  const foreign = { ...wish, reqId: randomUUID(), photo: await picture(staff) }
  await expect(server.call(recordSteps, foreign, { as: ann })).rejects.toMatchObject({ code: 1000002 })
  await expect(
    server.call(recordSteps, { ...wish, reqId: randomUUID(), steps: 100_001 }, { as: ann }),
  ).rejects.toMatchObject({ msg: expect.stringContaining('步数异常') })
})

test('conventions §8: nobody decides their own steps', async () => {
  await claim(staff, 8000)
  const { list } = await server.call(listReviews, { iid: IID, kind: 'step', pageSize: 50 }, { as: staff })
  const own = list.find(({ data }) => data.own === true)
  await expect(decide(own?.id ?? '', 'pass')).rejects.toMatchObject({ code: 1000002 })
})

test('screens-activities §2 step: a city is set once in 30 days, and takes the total along', async () => {
  const ann = await walker()
  const setTo = (city: string) => server.call(setStepCity, { iid: IID, reqId: randomUUID(), city }, { as: ann })
  await send(ann, packet([{ ago: 0, step: 6000 }]))
  const before = await scoreOf('city', NINGBO)
  expect(await setTo(NINGBO)).toEqual({ city: NINGBO })
  expect(await setTo(NINGBO)).toEqual({ city: NINGBO, again: true })
  expect((await scoreOf('city', NINGBO)) - before).toBe(6000)
  await expect(setTo(HANGZHOU)).rejects.toMatchObject({ code: 1000006 })
  for (const code of ['330000', '330102', '999999']) await expect(setTo(code)).rejects.toMatchObject({ code: 1000003 })
  expect((await summary(ann)).cityFrom).toBe(START + 30 * DAY)
  await server.db
    .updateTable('step_challenge')
    .set({ ends_at: START + 60 * DAY })
    .where('id', '=', 'walk')
    .execute()
  server.time.now = START + 30 * DAY
  // The old session has expired by then.
  const who = { iid: IID, userId: ann.member.user_id, openid: null, unionid: null }
  const as = { member: ann.member, bearer: (await openSession(server.db, () => server.time.now, who)).bearer }
  await server.call(setStepCity, { iid: IID, reqId: randomUUID(), city: HANGZHOU }, { as })
  expect(await scoreOf('city', NINGBO)).toBe(before)
  await server.db
    .updateTable('step_challenge')
    .set({ ends_at: START + 10 * DAY })
    .where('id', '=', 'walk')
    .execute()
})

test('expect-play §3 city-rank: a city of four people has no average, one of five has', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => walker()))
  for (const [n, one] of people.entries()) {
    expect(await scoreOf('city', '440300', 'average')).toBe(0)
    await server.call(setStepCity, { iid: IID, reqId: randomUUID(), city: '440300' }, { as: one })
    await send(one, packet([{ ago: 0, step: 1000 * (n + 1) }]))
  }
  expect(await scoreOf('city', '440300', 'average')).toBe(3000)
})

test('two records and a join at once: totals, team and city still agree with the days', async () => {
  const [ann, bob] = [await walker(), await walker()]
  const { id } = await server.call(saveTeam, { ...TEAM, reqId: randomUUID(), name: '并行队', open: 1 }, { as: bob })
  await Promise.all([
    send(ann, packet([{ ago: 3, step: 500 }])),
    send(ann, packet([{ ago: 4, step: 700 }])),
    server.call(moveTeamMember, { iid: IID, reqId: randomUUID(), id, op: 'join' }, { as: ann }),
    send(bob, packet([{ ago: 3, step: 900 }])),
  ])
  expect((await summary(ann)).total).toBe(1200)
  expect(await scoreOf('team', id)).toBe(2100)
})

test('expect-play §2 ranks: rows say who reached the goal, cities how many people, and own rows their gap', async () => {
  const ann = await walker()
  await send(
    ann,
    packet([
      { ago: 6, step: 99_000 },
      { ago: 5, step: 2000 },
    ]),
  )
  const asked = { iid: IID, scope: 'step' as const, refId: 'walk', by: 'steps' as const }
  const days = await server.call(listRank, { ...asked, period: day(6) }, { as: ann })
  expect(days.mine).toMatchObject({ rank: 1, value: 99_000, reached: true, gap: 0 })
  const all = await server.call(listRank, asked, { as: ann })
  expect(all.mine).toMatchObject({ value: 101_000, reached: true })
  const cities = await server.call(listRank, { ...asked, rows: 'city', by: 'average' })
  expect(cities.list[0]).toMatchObject({ name: '深圳市', value: 3000, members: 5 })
  await expect(server.call(listRank, { ...asked, rows: 'project' })).rejects.toMatchObject({ code: 1000003 })
  await expect(server.call(listRank, { ...asked, refId: 'nowhere' })).rejects.toMatchObject({ code: 1000004 })
})

test('expect-play §2 certificates: the whole goal earns one, whose number stays', async () => {
  const ann = await walker()
  const ref = { iid: IID, scope: 'step' as const, refId: 'walk' }
  await send(ann, packet([{ ago: 6, step: 90_000 }]))
  expect(await server.call(getCertificate, ref, { as: ann })).toMatchObject({ certificate: null, lacks: 10_000 })
  const issue = () => server.call(issueCertificate, { ...ref, reqId: randomUUID() }, { as: ann })
  await expect(issue()).rejects.toMatchObject({ code: 1000012, msg: '还差10000步' })
  await send(ann, packet([{ ago: 5, step: 10_000 }]))
  const { no } = await issue()
  expect((await issue()).no).toBe(no)
  const { certificate } = await server.call(getCertificate, ref, { as: ann })
  expect(certificate).toMatchObject({
    no,
    stats: [
      { key: 'steps', value: 100_000 },
      { key: 'days', value: 2 },
    ],
  })
})
