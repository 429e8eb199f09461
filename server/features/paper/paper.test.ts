import { randomUUID } from 'node:crypto'
import { ERRORS, getCoinAccount, getPaper, getPaperResult, startPaper, submitPaper } from '@quanzi/contract'
import { type Actor, createTestServer, START, type TestServer } from '../../testing/createTestServer'

const IID = 1000
const HOUR = 3_600_000
const ITEMS = [
  { id: 'a', type: 'single', text: '甲', options: ['一', '二'], must: true, correct: ['1'], why: '二' },
  { id: 'b', type: 'multiple', text: '乙', options: ['一', '二', '三'], must: true, correct: ['0', '2'] },
  { id: 'c', type: 'text', text: '丙', options: [], must: false },
] as const
const GOOD = { a: '1', b: ['2', '0'] }
const HALF = { a: '1', b: ['1'] }

let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createTestServer({ tenants: [IID, 3214] })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = START
  ann = await server.login({ nick_name: '安' })
})

let last = 0
async function paper(more: object = {}): Promise<string> {
  const id = `p${++last}`
  const row = { iid: IID, id, scope: 'question', ref_id: id, kind: 'quiz' as const, title: '测验' }
  const values = { ...row, from_at: null, to_at: null, items: JSON.stringify(ITEMS), ...more }
  await server.db.insertInto('paper').values(values).execute()
  return id
}
const ref = (refId: string) => ({ iid: IID, scope: 'question' as const, refId })
const read = (id: string, as = ann) => server.call(getPaper, ref(id), { as })
const start = (paperId: string, as = ann, reqId: string = randomUUID()) =>
  server.call(startPaper, { iid: IID, reqId, paperId }, { as })
const submit = (paperId: string, answers: Record<string, string | string[]>, as = ann, reqId: string = randomUUID()) =>
  server.call(submitPaper, { iid: IID, reqId, paperId, answers }, { as })
const result = (id: string, as = ann) => server.call(getPaperResult, ref(id), { as })

test('screens-content §5: a quiz is graded on the server, its answers are never sent before the end', async () => {
  const id = await paper({ pass_mark: 60, attempts: 2, coins: 7 })
  expect(JSON.stringify(await read(id))).not.toMatch(/correct|why/)
  await expect(result(id)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  expect(await submit(id, HALF)).toMatchObject({ score: 50, pass: false, coins: 0, retryAt: START })
  expect((await result(id)).answers[0]).toEqual({ id: 'a', given: '1', right: null })
  const reqId = randomUUID()
  const first = await submit(id, GOOD, ann, reqId)
  expect(first).toEqual({ score: 100, pass: true, coins: 7 })
  expect(await submit(id, GOOD, ann, reqId)).toEqual(first)
  await expect(submit(id, GOOD)).rejects.toMatchObject({ code: ERRORS.DUP.code })
  expect(await result(id)).toMatchObject({ score: 100, rank: 1, coins: 7, retake: false })
  expect((await result(id)).answers[0]).toEqual({ id: 'a', given: '1', right: true, correct: ['1'], why: '二' })
  expect((await server.call(getCoinAccount, { iid: IID }, { as: ann })).balance).toBe(7)
})

test('two submissions at once: one counts, and the coins come once', async () => {
  const id = await paper({ coins: 3 })
  const both = await Promise.allSettled([submit(id, GOOD), submit(id, HALF)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await server.db.selectFrom('paper_answer').select('attempt').where('paper_id', '=', id).execute()
  expect(rows).toHaveLength(1)
})

test('a clock starts with the attempt, not with reading; it may be left, and ends ten seconds after its time', async () => {
  const id = await paper({ timed: 10, attempts: 0, pass_mark: 60, retry_hours: 24 })
  await read(id)
  await expect(submit(id, GOOD)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  const opened = await start(id)
  expect(opened).toMatchObject({ attempt: 1, startedAt: START, until: START + 30_000 })
  server.time.now += 20_000
  expect(await start(id)).toMatchObject({ attempt: 1, startedAt: START, until: START + 30_000 })
  server.time.now = START + 40_000
  // The time is up: what is missing counts as wrong.
  expect(await submit(id, { a: '1' })).toMatchObject({ score: 50, pass: false, retryAt: START + 40_000 + 24 * HOUR })
  await expect(start(id)).rejects.toMatchObject({
    code: ERRORS.LOCKED.code,
    data: { until: START + 40_000 + 24 * HOUR },
  })
  server.time.now += 24 * HOUR
  const again = await start(id)
  expect(again.attempt).toBe(2)
  server.time.now = (again.until ?? 0) + 10_001
  await expect(submit(id, GOOD)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  // Nobody escapes the rest by leaving: it runs from the end of the time.
  await expect(start(id)).rejects.toMatchObject({ data: { until: (again.until ?? 0) + 24 * HOUR } })
  expect((await read(id)).retryAt).toBe((again.until ?? 0) + 24 * HOUR)
})

test('a required question, a strange one, a foreign option and a banned word are refused', async () => {
  const id = await paper()
  const refused = async (answers: Record<string, string | string[]>, words = '') =>
    await expect(submit(id, answers)).rejects.toMatchObject({
      code: ERRORS.PARAM.code,
      msg: expect.stringContaining(words),
    })
  await refused({ a: '1' }, '第2题未作答')
  await refused({ ...GOOD, z: '1' })
  await refused({ ...GOOD, a: '2' })
  await refused({ ...GOOD, b: ['0', '0'] })
  await server.db
    .updateTable('tenants')
    .set({ banned_words: ['坏话'] })
    .where('iid', '=', IID)
    .execute()
  await refused({ ...GOOD, c: '一句坏话' }, '违禁词')
  expect(await server.db.selectFrom('paper_answer').selectAll().where('paper_id', '=', id).execute()).toEqual([])
})

test('a survey has no points; shares count each member once, and no text', async () => {
  const id = await paper({ kind: 'survey' })
  const bob = await server.login({ nick_name: '波' })
  await submit(id, { a: '0', b: ['0', '2'], c: '悄悄话' })
  expect(await submit(id, { a: '0', b: ['2'] }, bob)).toEqual({ score: 0, pass: true, coins: 0 })
  const { stats, rank } = await result(id, bob)
  expect(rank).toBeNull()
  expect(stats.map(({ id: item, total, options }) => [item, total, options.map(({ count }) => count)])).toEqual([
    ['a', 2, [2, 0]],
    ['b', 2, [1, 0, 2]],
  ])
  expect(JSON.stringify(await result(id, bob))).not.toContain('悄悄话')
  await expect(submit(id, { a: '1', b: ['0'] })).rejects.toMatchObject({ code: ERRORS.DUP.code })
})

test('outside its time a paper is closed; a place has a paper for those who were there; other tenants have none', async () => {
  const over = await paper({ to_at: START - 1 })
  await expect(submit(over, GOOD)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  const early = await paper({ from_at: START + 1 })
  await expect(start(early)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  const place = { iid: IID, id: 'x1', scope: 'track', ref_id: 't1', name: '一', lat: null, lng: null }
  await server.db
    .insertInto('checkin_place')
    .values({ ...place, opens_at: null, closes_at: null, paper_id: null })
    .execute()
  const id = await paper({ scope: 'track', ref_id: 't1', place_id: 'x1' })
  const ofPlace = { iid: IID, scope: 'track' as const, refId: 't1', placeId: 'x1' }
  const ask = () => server.call(getPaper, ofPlace, { as: ann })
  await expect(ask()).rejects.toMatchObject({ code: ERRORS.DENIED.code, msg: '请先打卡' })
  await expect(submit(id, GOOD)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  await server.db
    .insertInto('checkin')
    .values({
      ...{ iid: IID, scope: 'track', ref_id: 't1', place_id: 'x1', entry_id: null, user_id: ann.member.user_id },
      ...{ result: 'ok', method: 'gps', lat: null, lng: null, accuracy: null, operator_id: null, ord: 1, at: START },
      ...{ undone_at: null, undone_by: null },
    })
    .execute()
  expect((await ask()).paperId).toBe(id)
  const stranger = await server.login({ iid: 3214 })
  await expect(server.call(getPaper, { ...ref(over), iid: 3214 }, { as: stranger })).rejects.toMatchObject({
    code: ERRORS.NOTFOUND.code,
  })
})
