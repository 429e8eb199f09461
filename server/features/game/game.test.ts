import { createHash, randomUUID } from 'node:crypto'
import {
  appealGameResult,
  claimGameResult,
  createOrder,
  decideEntry,
  decideReview,
  getCertificate,
  getContent,
  getEntries,
  getGameDraw,
  getGameResult,
  getOrder,
  issueCertificate,
  listRank,
  listReviews,
  MODULE_TYPE,
  markContent,
  moveTeamMember,
  ORDER_EXPIRES_MS,
  ORDER_STATUS,
  saveGameResults,
  saveTeam,
  signStatement,
  toIdCard18,
} from '@quanzi/contract'
import { sql } from 'kysely'
import type { Context } from '../../call/Context'
import { runJobs } from '../../call/Job'
import type { Db } from '../../db/schema'
import { JOBS } from '../../features'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'
import { decideEntry as decide } from '../entries/decideEntry'
import { sendIncompleteHome } from './incompleteTeams'
import { gameJob } from './jobs'
import { scoreResults } from './resultScores'

const iid = 1000
const GAME = '21010'
const DAY = 86_400_000
const CATEGORY = { single: `${GAME}-s1`, drawn: `${GAME}-s2`, relay: `${GAME}-s3` }

let server: TestServer
let till: Till
let staff: Actor
let start: number
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ rights: ['review', 'scan', 'order'] })
  start = server.time.now
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = start
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

/** A woman's number is even. */
const idOf = (n: number) => toIdCard18(`110101900101${String(n * 2).padStart(3, '0')}`)
const entrantOf = (name: string, n: number) => ({
  name,
  mobile: '13912345678',
  answers: { 'q-id': idOf(n), 'q-size': 'M', 'q-emergency-name': '家人', 'q-emergency-mobile': '13800000012' },
})
let next = 200
async function runner(name = '跑者'): Promise<{ as: Actor; name: string; n: number }> {
  return { as: await server.login({ nick_name: name }), name, n: ++next }
}
type Runner = Awaited<ReturnType<typeof runner>>
const sign = ({ as, name }: Runner, more: object = {}) =>
  server.call(signStatement, { iid, reqId: randomUUID(), id: GAME, version: 1, signName: name, ...more }, { as })
const order = ({ as, name, n }: Runner, property: string, more: object = {}) =>
  server.call(
    createOrder,
    {
      ...{ iid, orderType: 21, keys: GAME, property, property2: `${GAME}-t1`, num: 1 },
      info: { reqId: randomUUID(), entrants: [entrantOf(name, n)] },
      ...more,
    },
    { as },
  )
async function paid(who: Runner, property: string, more: object = {}) {
  await sign(who)
  return await till.pay(await order(who, property, more), who.as)
}
const own = async ({ as }: Runner, refId = GAME) =>
  (await server.call(getEntries, { iid, scope: 'game', refId }, { as })).entries
const jobs = () => runJobs(JOBS, server.app.services)
const statusOf = async ({ as }: Runner, gid: string) =>
  (await server.call(getOrder, { iid, orderId: gid }, { as })).status
const closeAt = async () =>
  (await server.db.selectFrom('content').select('close_at').where('id', '=', GAME).executeTakeFirstOrThrow())
    .close_at ?? 0
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

test('expect-play §2 Statement: an order needs the current one, signed with the name of an entrant', async () => {
  const ann = await runner('安跑者')
  await expect(order(ann, CATEGORY.single)).rejects.toMatchObject({ code: 1000012 })
  await expect(sign(ann, { version: 2 })).rejects.toMatchObject({ code: 1000007 })
  const { signedAt } = await sign(ann, { signName: '别的名字' })
  expect(await sign(ann, { signName: '别的名字' })).toEqual({ signedAt, again: true })
  await expect(order(ann, CATEGORY.single)).rejects.toMatchObject({
    code: 1000003,
    msg: expect.stringContaining('签名与姓名不一致'),
  })
  const detail = await server.call(getContent, { iid, moduleType: 21, id: GAME }, { as: ann.as })
  expect(detail.mine.signedVersion).toBe(1)
  expect(detail.game).toMatchObject({ resultsOut: false, closeAt: await closeAt() })
})

test('a place without a draw: bib at the payment, never the same twice; hours, age and sex are held', async () => {
  const [ann, bob] = [await runner('甲'.repeat(2)), await runner('乙'.repeat(2))]
  await paid(ann, CATEGORY.single)
  await paid(bob, CATEGORY.single)
  const bibs = [...(await own(ann)), ...(await own(bob))].map(({ bib, state }) => [state, Number(bib)])
  expect(bibs).toEqual([
    ['paid', bibs[0]?.[1]],
    ['paid', Number(bibs[0]?.[1]) + 1],
  ])
  const man = { ...(await runner('男跑者')), n: 0 }
  await sign(man)
  const male = {
    info: {
      reqId: randomUUID(),
      entrants: [
        { ...entrantOf(man.name, 1), answers: { ...entrantOf('', 1).answers, 'q-id': toIdCard18('110101900101777') } },
      ],
    },
  }
  await expect(order(man, CATEGORY.drawn, male)).rejects.toMatchObject({ msg: expect.stringContaining('性别') })
  server.time.now = await closeAt()
  await expect(order(await signed('晚到的'), CATEGORY.single)).rejects.toMatchObject({ code: 1000005 })
})

async function signed(name: string): Promise<Runner> {
  const who = await runner(name)
  await sign(who)
  return who
}

test('journey 4, the draw: anybody can check it; losers are given back whole and wait in its order', async () => {
  await server.db.updateTable('game_draw').set({ quota: 2 }).where('category_id', '=', CATEGORY.drawn).execute()
  const people: (Runner & { gid: string })[] = []
  for (const name of ['一号', '二号', '三号', '四号']) {
    const who = await runner(name)
    const { gid } = await paid(who, CATEGORY.drawn)
    people.push({ ...who, gid })
  }
  const unpaid = await signed('没付的')
  const late = await order(unpaid, CATEGORY.drawn)
  const before = await server.call(getGameDraw, { iid, id: GAME, categoryId: CATEGORY.drawn })
  expect(before).toMatchObject({ seed: '', listHash: '', at: null, list: [], total: 4 })
  const review = {
    iid,
    reqId: randomUUID(),
    kind: 'draw' as const,
    id: `${GAME}:${CATEGORY.drawn}`,
    decision: 'pass' as const,
  }
  await expect(server.call(decideReview, review, { as: staff })).rejects.toMatchObject({ code: 1000005 })
  server.time.now = await closeAt()
  const queue = await server.call(listReviews, { iid, kind: 'draw', id: GAME }, { as: staff })
  expect(queue.list).toMatchObject([{ id: review.id, data: { quota: 2, numbers: 4, commit: before.commit } }])
  await server.call(decideReview, { ...review, reqId: randomUUID() }, { as: staff })
  await expect(server.call(decideReview, { ...review, reqId: randomUUID() }, { as: staff })).rejects.toMatchObject({
    code: 1000007,
  })

  const draw = await server.call(getGameDraw, { iid, id: GAME, categoryId: CATEGORY.drawn })
  expect(hash(draw.seed)).toBe(before.commit)
  const numbers = draw.list.map(({ drawNo }) => drawNo)
  expect(hash([...numbers].sort((a, b) => a - b).join(','))).toBe(draw.listHash)
  const lawful = [...numbers].sort((a, b) => (hash(`${draw.seed}:${a}`) < hash(`${draw.seed}:${b}`) ? -1 : 1))
  expect([...draw.list].sort((a, b) => a.place - b.place).map(({ drawNo }) => drawNo)).toEqual(lawful)
  expect(draw.list.filter(({ won }) => won)).toHaveLength(2)

  // Who had not paid in time is not in it any more, and a late payment is given back.
  const { tradeNo } = await till.open(late.gid, unpaid.as).catch(() => ({ tradeNo: '' }))
  expect(tradeNo).toBe('')

  await jobs()
  const states = await Promise.all(people.map(async (one) => ({ one, entry: (await own(one))[0] })))
  const winners = states.filter(({ entry }) => entry?.state === 'won')
  const losers = states.filter(({ entry }) => entry?.state === 'lost')
  expect([winners.length, losers.length]).toEqual([2, 2])
  for (const { one } of states)
    expect((await toldCards(server, one.as))[0]?.url).toBe(`/app/game/joinresult/${GAME}?iid=${iid}`)
  for (const { one } of losers) expect(await statusOf(one, one.gid)).toBe(ORDER_STATUS.refunded)
  expect(losers.map(({ entry }) => [entry?.place, entry?.waitPos]).sort()).toEqual([
    [3, 1],
    [4, 2],
  ])

  const decide = (who: Runner, id: string, accept: boolean) =>
    server.call(decideEntry, { iid, reqId: randomUUID(), id, accept }, { as: who.as })
  const [yes, no] = winners
  if (!yes?.entry || !no?.entry) throw new Error('nobody has won')
  // At night nobody is offered a place for half an hour.
  server.time.now += 3 * 3_600_000
  expect(await decide(yes.one, yes.entry.id, true)).toEqual({ state: 'confirmed' })
  expect(await decide(yes.one, yes.entry.id, true)).toEqual({ state: 'confirmed', again: true })
  await expect(decide(yes.one, yes.entry.id, false)).rejects.toMatchObject({ code: 1000007 })
  await expect(decide(yes.one, no.entry.id, true)).rejects.toMatchObject({ code: 1000002 })
  expect((await own(yes.one))[0]).toMatchObject({ state: 'confirmed', bib: expect.stringMatching(/^\d+$/) })
  expect(await decide(no.one, no.entry.id, false)).toEqual({ state: 'givenUp' })

  await jobs()
  const first = losers.find(({ entry }) => entry?.waitPos === 1)?.one
  const second = losers.find(({ entry }) => entry?.waitPos === 2)?.one
  if (!first || !second) throw new Error('nobody waits')
  expect((await own(first))[0]).toMatchObject({ state: 'lost', offered: false })

  // The freed place is offered to the first in line at daytime, who orders anew and needs no second draw.
  server.time.now = Math.ceil(server.time.now / DAY) * DAY + 2 * 3_600_000
  await jobs()
  expect(await statusOf(no.one, no.one.gid)).toBe(ORDER_STATUS.refunded)
  expect((await own(first))[0]).toMatchObject({ state: 'lost', offered: true })
  await expect(order(second, CATEGORY.drawn)).rejects.toMatchObject({ code: 1000005 })
  await till.pay(await order(first, CATEGORY.drawn), first.as)
  expect((await own(first)).map(({ state }) => state).sort()).toEqual(['lost', 'paid'])
})

test('a won place that nobody confirms in time is given up by the job', async () => {
  await server.db
    .updateTable('entry')
    .set({ confirm_by: start + DAY })
    .where('state', '=', 'won')
    .execute()
  const who = await runner('忘了的')
  const { gid } = await paid(who, CATEGORY.single)
  const [entry] = await own(who)
  await server.db
    .updateTable('entry')
    .set({ state: 'won', confirm_by: start + DAY, ticket_code: null })
    .where('id', '=', entry?.id ?? '')
    .execute()
  server.time.now = start + DAY + 1
  await expect(
    server.call(decideEntry, { iid, reqId: randomUUID(), id: entry?.id ?? '', accept: true }, { as: who.as }),
  ).rejects.toMatchObject({ code: 1000005 })
  await jobs()
  expect((await own(who))[0]?.state).toBe('givenUp')
  expect(await statusOf(who, gid)).toBe(ORDER_STATUS.refunded)
})

describe('teams (expect-play §2 Game teams)', () => {
  const found = (who: Runner, name: string, sessionId: string = CATEGORY.relay) =>
    server.call(saveTeam, { iid, reqId: randomUUID(), scope: 'game', refId: GAME, sessionId, name }, { as: who.as })
  const join = (who: Runner, id: string, code: string) =>
    server.call(moveTeamMember, { iid, reqId: randomUUID(), id, op: 'join', code }, { as: who.as })
  const sold = async () =>
    await server.db
      .selectFrom('act_session')
      .select(['sold', 'stock'])
      .where('id', '=', CATEGORY.relay)
      .executeTakeFirstOrThrow()

  test('two captains and one last place: one order, the other FULL; members enter with the captain, and none twice', async () => {
    const { sold: before, stock } = await sold()
    await server.db
      .updateTable('act_session')
      .set({ stock: before + 1 })
      .where('id', '=', CATEGORY.relay)
      .execute()
    const [one, two, mate] = [await signed('队长甲'), await signed('队长乙'), await signed('队员丙')]
    await expect(found(one, '单人组', CATEGORY.single)).rejects.toMatchObject({ code: 1000003 })
    const a = await found(one, '甲队')
    const b = await found(two, '乙队')
    await join(mate, a.id, a.code)
    await expect(order(mate, CATEGORY.relay, { groupId: a.id })).rejects.toMatchObject({ code: 1000012 })
    const orders = await Promise.allSettled([
      order(one, CATEGORY.relay, { groupId: a.id }),
      order(two, CATEGORY.relay, { groupId: b.id }),
    ])
    expect(orders.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(orders.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 1000009 } })
    const won = orders[0]?.status === 'fulfilled' ? one : two
    const team = won === one ? a : b
    expect((await sold()).sold).toBe(before + 1)
    await server.db.updateTable('act_session').set({ stock }).where('id', '=', CATEGORY.relay).execute()
    const [placed] = orders.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    if (!placed) throw new Error('no order')
    expect((await own(won)).find(({ orderId }) => orderId === placed.gid)?.payBy).toBe(
      server.time.now + ORDER_EXPIRES_MS,
    )
    await till.pay(placed, won.as)
    if (won === one) {
      await till.pay(await order(mate, CATEGORY.relay, { groupId: team.id }), mate.as)
      expect((await sold()).sold).toBe(before + 1)
      await expect(
        server.call(moveTeamMember, { iid, reqId: randomUUID(), id: team.id, op: 'leave' }, { as: mate.as }),
      ).rejects.toMatchObject({ code: 201002 })
    }
    // At the close the team is short of people: everything goes back, and the place is free.
    server.time.now = await closeAt()
    await server.db.updateTable('game_info').set({ settled_at: null }).where('item_id', '=', GAME).execute()
    await jobs()
    expect((await own(won)).filter(({ teamId }) => teamId === team.id)).toEqual([])
    expect(await statusOf(won, placed.gid)).toBe(ORDER_STATUS.refunded)
    expect((await sold()).sold).toBe(before)
  })
})

test('lock order: a team ends, a won place lapses and another is given up at once, and nobody waits in a circle', async () => {
  const people: { who: Runner; id: string }[] = []
  for (const name of ['放弃的', '过期的', '落单的']) {
    const who = await runner(name)
    const { gid } = await paid(who, CATEGORY.single)
    const { id } = await server.db
      .selectFrom('entry')
      .select('id')
      .where('order_id', '=', gid)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('entry').set({ session_id: CATEGORY.relay }).where('id', '=', id).execute()
    people.push({ who, id })
  }
  const [giving, late, alone] = people
  if (!giving || !late || !alone) throw new Error('nobody has entered')
  const { clock } = server.app.services
  const put = (id: string, set: { state: 'won' | 'entered'; confirm_by: number | null }) =>
    server.db.updateTable('entry').set(set).where('id', '=', id).execute()
  // Each has its transaction: one that PostgreSQL broke off would be tried again otherwise, and nobody would see it.
  const alike = <T>(work: (db: Db) => Promise<T>) => server.db.transaction().execute(work)
  for (let round = 0; round < 8; round++) {
    await put(giving.id, { state: 'won', confirm_by: clock() + DAY })
    await put(late.id, { state: 'won', confirm_by: clock() - 1 })
    await put(alone.id, { state: 'entered', confirm_by: null })
    await server.db.updateTable('game_info').set({ settled_at: null }).where('item_id', '=', GAME).execute()
    // Owners of the entries that end meanwhile decide too: refused or not, they hold what the others want.
    const deciding = (one: typeof giving, accept: boolean) =>
      alike((db) => decide({ iid, me: one.who.as.member, clock, db } as Context, { id: one.id, accept }))
    const ends = await Promise.allSettled([
      deciding(late, true),
      deciding(alone, true),
      deciding(giving, false),
      alike((db) => gameJob.run({ ...server.app.services, db })),
      alike((db) => sendIncompleteHome(db, iid, GAME, clock())),
    ])
    expect(ends.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason.error ?? one.reason.message)))).toEqual(
      [...[expect.stringMatching(/CLOSED|STALE/), 'STALE', 'done', 'done', 'done']],
    )
    const states = await server.db
      .selectFrom('entry')
      .select(['id', 'state'])
      .where('id', 'in', [giving.id, late.id, alone.id])
      .execute()
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      ...{ [giving.id]: 'givenUp', [late.id]: 'givenUp', [alone.id]: 'cancelled' },
    })
  }
})

describe('results', () => {
  test('nothing is public before the publication; then by bib, by name and tail; a claim binds it once', async () => {
    const [ann, bob] = [await runner('成绩甲'), await runner('成绩乙')]
    await paid(ann, CATEGORY.single)
    await paid(bob, CATEGORY.single)
    const [a] = await own(ann)
    const [b] = await own(bob)
    const save = (rows: object[], publish = false) =>
      server.call(saveGameResults, { iid, reqId: randomUUID(), id: GAME, rows, publish } as never, { as: staff })
    expect(
      await save([
        { bib: a?.bib, net: 5_000_000, gun: 5_010_000 },
        { bib: 'nobody', gun: 1 },
      ]),
    ).toMatchObject({
      saved: 1,
      unknown: ['nobody'],
      publishedAt: null,
    })
    const hour = server.time.now + DAY
    await server.db.updateTable('game_info').set({ results_at: hour }).where('item_id', '=', GAME).execute()
    await expect(server.call(getGameResult, { iid, id: GAME, bib: a?.bib })).rejects.toMatchObject({ code: 1000005 })
    await save([{ bib: b?.bib, net: 4_900_000, gun: 5_020_000 }], true)
    // Who publishes early neither moves the announced hour nor shows anything before it.
    const early = { iid, scope: 'game', refId: GAME, by: 'net', rows: 'result' } as const
    await expect(server.call(getGameResult, { iid, id: GAME, bib: a?.bib })).rejects.toMatchObject({ code: 1000005 })
    await expect(server.call(listRank, early)).rejects.toMatchObject({ code: 1000005 })
    expect((await server.call(getContent, { iid, moduleType: MODULE_TYPE.game, id: GAME })).game).toMatchObject({
      ...{ resultsAt: hour, resultsOut: false },
    })
    const paper = { iid, scope: 'game', refId: GAME, entryId: b?.id ?? '' } as const
    expect(await server.call(getCertificate, paper, { as: bob.as })).toMatchObject({
      ...{ certificate: null, lacks: 1, stats: [], missing: [{ kind: 'result' }] },
    })
    const likeEarly = { iid, scope: 'game', id: a?.id ?? '', mark: 'like', on: true } as const
    const liked = () => server.call(markContent, { ...likeEarly, reqId: randomUUID() }, { as: bob.as })
    await expect(liked()).rejects.toMatchObject({ code: 1000005 })
    // Staff move the hour, and nobody else.
    const move = (resultsAt: number, as = staff) =>
      server.call(saveGameResults, { iid, reqId: randomUUID(), id: GAME, rows: [], resultsAt } as never, { as })
    await expect(move(0, bob.as)).rejects.toMatchObject({ code: 1000002 })
    await move(hour + DAY)
    server.time.now = hour
    await expect(liked()).rejects.toMatchObject({ code: 1000005 })
    await move(hour)
    const byBib = await server.call(getGameResult, { iid, id: GAME, bib: a?.bib })
    expect(byBib).toMatchObject({ mine: false, ranks: { all: { place: 2, of: 2 } }, entry: { name: '成*' } })
    const tail = idOf(ann.n).slice(-4)
    const found = await server.call(getGameResult, { iid, id: GAME, name: '成绩甲', idTail: tail })
    expect(found.entry.id).toBe(a?.id)
    await expect(server.call(getGameResult, { iid, id: GAME, name: '成绩甲', idTail: '0000' })).rejects.toMatchObject({
      code: 1000004,
    })

    const rank = (more: object = {}, as?: Actor) =>
      server.call(listRank, { iid, scope: 'game', refId: GAME, by: 'net', rows: 'result', ...more }, as ? { as } : {})
    const all = await rank({}, ann.as)
    expect(all.list.map(({ rank: place, value, markId }) => [place, value, markId])).toEqual([
      [1, 4_900_000, b?.id],
      [2, 5_000_000, a?.id],
    ])
    expect([all.mine?.rank, all.mine?.gap]).toEqual([2, 100_000])
    for (const part of [{}, { categoryId: CATEGORY.single }, { sex: '2' }, { sex: '2', categoryId: CATEGORY.single }])
      expect((await rank({ by: 'gun', ...part })).list.map(({ id: entry }) => entry)).toEqual([a?.id, b?.id])
    expect((await rank({ queryKey: a?.bib })).list).toMatchObject([{ rank: 2, name: `成* ${a?.bib}` }])
    expect((await rank({ categoryId: CATEGORY.relay })).list).toEqual([])
    expect((await rank({ sex: '2', categoryId: CATEGORY.single })).total).toBe(2)
    const like = (who: Runner, id: string | undefined, mark: 'like' | 'cheer') =>
      server.call(
        markContent,
        { iid, reqId: randomUUID(), scope: 'game', id: id ?? '', mark, on: true },
        { as: who.as },
      )
    await expect(like(ann, a?.id, 'like')).rejects.toMatchObject({ code: 1000003 })
    await expect(like(ann, 'nobody', 'like')).rejects.toMatchObject({ code: 1000004 })
    await like(ann, b?.id, 'like')
    expect((await rank({}, ann.as)).list[0]).toMatchObject({ likes: 1, liked: true })
    await like(ann, b?.id, 'cheer')
    await like(ann, b?.id, 'cheer')
    expect(await server.call(getGameResult, { iid, id: GAME, bib: b?.bib }, { as: ann.as })).toMatchObject({
      cheers: 1,
      cheered: true,
    })
    const issue = (who: Runner, entryId: string | undefined) =>
      server.call(
        issueCertificate,
        { iid, reqId: randomUUID(), scope: 'game', refId: GAME, entryId: entryId ?? '' },
        { as: who.as },
      )
    const { no } = await issue(bob, b?.id)
    expect((await issue(bob, b?.id)).no).toBe(no)
    await expect(issue(bob, a?.id)).rejects.toMatchObject({ code: 1000002 })
    // A certificate shows nothing of a result that was hidden; who hides it says nothing of splits or the net time, which stay.
    const splits = [{ name: '5 公里', at: 1_500_000, distance: 5_000 }]
    const row = { bib: b?.bib, net: 4_900_000, gun: 5_020_000 }
    await save([{ ...row, splits }])
    await save([{ bib: row.bib, gun: row.gun, hidden: true }])
    expect(await server.call(getCertificate, paper, { as: bob.as })).toMatchObject({
      ...{ certificate: null, lacks: 1, stats: [], missing: [{ kind: 'result' }] },
    })
    await expect(issue(bob, b?.id)).rejects.toMatchObject({ code: 1000012 })
    await save([{ bib: row.bib, gun: row.gun }])
    expect((await server.call(getCertificate, paper, { as: bob.as })).certificate?.no).toBe(no)
    expect(await server.call(getGameResult, { iid, id: GAME, bib: b?.bib })).toMatchObject({
      splits,
      net: row.net,
      gun: row.gun,
    })

    const cat = await runner('认领的')
    const claim = (who: Runner) =>
      server.call(claimGameResult, { iid, reqId: randomUUID(), id: GAME, name: '成绩甲', idTail: tail }, { as: who.as })
    expect(await claim(cat)).toEqual({ entryId: a?.id })
    expect(await claim(cat)).toEqual({ entryId: a?.id, again: true })
    await expect(claim(bob)).rejects.toMatchObject({ code: 1000008 })
    expect(await server.call(getGameResult, { iid, id: GAME }, { as: cat.as })).toMatchObject({
      mine: true,
      entry: { name: '成绩甲' },
    })

    // An objection corrects the result, and all places follow.
    const appeal = (who: Runner) =>
      server.call(
        appealGameResult,
        { iid, reqId: randomUUID(), entryId: a?.id ?? '', text: '芯片时间不对，请核对' },
        { as: who.as },
      )
    await expect(appeal(ann)).rejects.toMatchObject({ code: 1000002 })
    const { id } = await appeal(cat)
    await expect(appeal(cat)).rejects.toMatchObject({ code: 1000008 })
    const queue = await server.call(listReviews, { iid, kind: 'appeal', id: `game:${GAME}` }, { as: staff })
    expect(queue.list).toMatchObject([{ id, data: { net: 5_000_000, bib: a?.bib } }])
    await server.call(
      decideReview,
      { iid, reqId: randomUUID(), kind: 'appeal', id, decision: 'pass', data: { net: 4_800_000 } },
      { as: staff },
    )
    expect(await server.call(getGameResult, { iid, id: GAME, bib: b?.bib })).toMatchObject({
      ranks: { all: { place: 2 } },
    })
    // A certificate with the place of before is not shown any more; taken again, it has the same number and the new place.
    expect((await server.call(getCertificate, paper, { as: bob.as })).certificate).toBeNull()
    expect(await issue(bob, b?.id)).toMatchObject({ no, stats: expect.arrayContaining([{ key: 'place', value: 2 }]) })
    expect((await server.call(getCertificate, paper, { as: bob.as })).certificate?.no).toBe(no)
    expect(await server.call(getGameResult, { iid, id: GAME }, { as: cat.as })).toMatchObject({
      net: 4_800_000,
      appeal: { state: 'passed' },
    })
    // A gun time corrected alone leaves no longer net time behind.
    const second = await appeal(cat)
    await server.call(
      decideReview,
      { iid, reqId: randomUUID(), kind: 'appeal', id: second.id, decision: 'pass', data: { gun: 4_700_000 } },
      { as: staff },
    )
    expect(await server.call(getGameResult, { iid, id: GAME }, { as: cat.as })).toMatchObject({
      ...{ net: 4_700_000, gun: 4_700_000 },
    })
    server.time.now += 8 * DAY
    await expect(appeal(cat)).rejects.toMatchObject({ code: 1000005 })
  })

  /** An event of 1000 whose runners have the bibs 1 to `many`. */
  async function plainGame(game: string, many: number): Promise<void> {
    const shown = { module_type: MODULE_TYPE.game, title: '万人跑', status: 'published', published_at: 1 }
    await server.db
      .insertInto('content')
      .values({ iid, id: game, author_id: 1, created_at: 1, ...shown } as never)
      .execute()
    await server.db
      .insertInto('act_item')
      .values({ iid, id: game } as never)
      .execute()
    await sql`insert into entry (iid, id, scope, ref_id, session_id, user_id, name, bib, state, created_at)
      select ${iid}::int, ${game} || 'm' || n, 'game', ${game}, 'm', 1, '跑者', n::text, 'used', 1
      from generate_series(1, ${many}::int) n`.execute(server.db)
  }

  test('a correction among many results writes its own rows alone, and all places follow at once', async () => {
    const game = '21009'
    const many = 2_002
    await plainGame(game, many)
    await sql`insert into game_result (iid, entry_id, game_id, category_id, net_ms, gun_ms)
      select ${iid}::int, ${game} || 'm' || n, ${game}, 'm', n, n from generate_series(1, ${many}::int) n`.execute(
      server.db,
    )
    const entries = Array.from({ length: many }, (_, n) => `${game}m${n + 1}`)
    await scoreResults(server.db, iid, game, entries)
    const write = (more: object) =>
      server.call(saveGameResults, { iid, reqId: randomUUID(), id: game, rows: [], ...more } as never, { as: staff })
    const result = (bib: string) => server.call(getGameResult, { iid, id: game, bib })
    await expect(result('1')).rejects.toMatchObject({ code: 1000005 })
    expect(await write({ publish: true })).toMatchObject({ publishedAt: server.time.now })
    expect((await result('1')).ranks.all).toEqual({ place: 1, of: many })
    const stored = async () => {
      const { rows } = await sql<{ id: string; at: string }>`
        select entry_id as id, entry_id || ctid as at from game_result where game_id = ${game}
        union all select subject_id, subject_id || by || part || ctid from rank_score where ref_id = ${game}`.execute(
        server.db,
      )
      return rows
    }
    const before = new Set((await stored()).map(({ at }) => at))
    await write({
      rows: [
        { bib: '1', net: 5_000, gun: 5_000 },
        { bib: '2', gun: 2, hidden: true },
      ],
    })
    const written = (await stored()).filter(({ at }) => !before.has(at))
    expect([...new Set(written.map(({ id }) => id))].sort()).toEqual(['21009m1', '21009m2'])
    expect((await result('1')).ranks.all).toEqual({ place: many - 1, of: many - 1 })
    const rank = { iid, scope: 'game', refId: game, by: 'net', rows: 'result', pageSize: 1 } as const
    // The number of all is the true one, though lists are counted up to a thousand.
    expect(await server.call(listRank, rank)).toMatchObject({ list: [{ id: '21009m3' }], total: many - 1 })
    expect(await server.call(listRank, { ...rank, queryKey: '1' })).toMatchObject({ list: [{ rank: many - 1 }] })
  })

  test('an inquiry is limited to twenty a minute, and a hidden result stays hidden', async () => {
    const ask = () => server.call(getGameResult, { iid, id: '21012', bib: '1008' })
    await expect(ask()).rejects.toMatchObject({ code: 1000004 })
    for (let n = 0; n < 19; n++) await ask().catch(() => undefined)
    await expect(ask()).rejects.toMatchObject({ code: 1000006 })
    server.time.now += 60_000
    await expect(ask()).rejects.toMatchObject({ code: 1000004 })
  })
})
