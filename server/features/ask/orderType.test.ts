import { randomUUID } from 'node:crypto'
import {
  answerQuestion,
  createOrder,
  getOrder,
  getOrderSource,
  listExperts,
  listQuestions,
  updateOrderStatus,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const QUESTION = '带六十岁的父母走九曲古道，一天走得完吗？'
const ANSWER = '走得完。早上七点前出发，每一小时歇十分钟就行。'
let server: TestServer
let till: Till
let ann: Actor
let expert: Actor
let other: Actor
let expertId: string
const start = Date.UTC(2026, 4, 20, 2, 0, 0)
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = start
  ann = await server.login({ nick_name: '安' })
  expert = await newExpert('老樟')
  other = await newExpert('别人')
  expertId = String(expert.member.rid)
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

async function newExpert(nick_name: string): Promise<Actor> {
  const actor = await server.login({ nick_name })
  await server.db.insertInto('expert').values({ iid, user_id: actor.member.user_id, fee: 2900 }).execute()
  return actor
}

const order = (info: object, { as = ann, keys = expertId } = {}) =>
  server.call(createOrder, { iid, orderType: 206, keys, num: 1, info: { reqId: randomUUID(), ...info } }, { as })
const ask = async (info: object = {}) => await till.pay(await order({ message: QUESTION, ...info }), ann)
const list = async (scope: 'public' | 'mine' | 'queue', as?: Actor) =>
  (await server.call(listQuestions, { iid, scope, expertId }, as ? { as } : {})).list
const answer = (id: string, as = expert, content = ANSWER) =>
  server.call(answerQuestion, { iid, reqId: randomUUID(), id, content }, { as })
const walletOf = (of: Actor) => balanceOf(server.db, userAccount(iid, of.member.user_id, 'wallet'))
const statusOf = async (gid: string) =>
  (await server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()).status

test('the demo tenant has three experts, and a checkout knows their fee', async () => {
  const experts = await server.call(listExperts, { iid })
  const demo = experts.filter(({ title }) => title)
  expect(demo.map(({ fee }) => fee)).toEqual([2900, 4900, 990])
  const source = await server.call(getOrderSource, { iid, orderType: 206, id: demo[0]?.expertId ?? '' })
  expect(source).toMatchObject({ price: 2900, title: '老樟树' })
})

test('a paid question waits for its expert; the answer fulfils the order, and the expert earns 70 per cent', async () => {
  const { gid } = await ask({ isPublic: 1 })
  expect(await statusOf(gid)).toBe(11)
  const [waiting] = await list('queue', expert)
  expect(waiting).toMatchObject({ content: QUESTION, state: 'waiting', orderId: '', dueAt: start + 48 * HOUR })
  expect(await list('public')).toEqual([])
  expect(await answer(waiting?.id ?? '')).toMatchObject({ state: 'answered', answer: ANSWER })
  expect(await statusOf(gid)).toBe(13)
  expect(await list('queue', expert)).toEqual([])
  expect(await list('public')).toMatchObject([{ content: QUESTION, answer: ANSWER, orderId: '' }])
  expect(await list('mine', ann)).toMatchObject([{ answer: ANSWER, orderId: gid }])
  expect(await walletOf(expert)).toBe(0)
  server.time.now += 7 * DAY
  await server.runJobs()
  expect(await statusOf(gid)).toBe(14)
  expect(await walletOf(expert)).toBe(2030)
})

test('only the asker sees a question that is not public', async () => {
  await ask()
  const [question] = await list('queue', expert)
  await answer(question?.id ?? '')
  expect(await list('public')).toEqual([])
  expect(await list('mine', other)).toEqual([])
})

test('an expert sees only their own queue, the question due first on top', async () => {
  await ask()
  server.time.now += HOUR
  await ask({ message: `${QUESTION}再问一次` })
  expect((await list('queue', expert)).map(({ content }) => content)).toEqual([QUESTION, `${QUESTION}再问一次`])
  await expect(list('queue', ann)).rejects.toMatchObject({ code: 1000002 })
  await expect(list('queue', other)).rejects.toMatchObject({ code: 1000002 })
  await expect(list('queue')).rejects.toMatchObject({ code: 1000001 })
  await expect(list('mine')).rejects.toMatchObject({ code: 1000001 })
})

test('only the asked expert answers a question, once, and with enough words', async () => {
  await ask()
  const id = (await list('queue', expert))[0]?.id ?? ''
  await expect(answer(id, other)).rejects.toMatchObject({ code: 1000002 })
  await expect(answer(id, ann)).rejects.toMatchObject({ code: 1000002 })
  await expect(answer(id, expert, '走得完')).rejects.toMatchObject({ code: 1000003 })
  await expect(answer('99999999')).rejects.toMatchObject({ code: 1000004 })
  const restricted = { iid, user_id: expert.member.user_id, until: server.time.now + 1000, reason: '广告', staff_id: 1 }
  await server.db
    .insertInto('restriction')
    .values({ ...restricted, at: server.time.now })
    .execute()
  await expect(answer(id)).rejects.toMatchObject({ code: 1000002, data: { reason: '广告' } })
  server.time.now += 1000
  expect(await answer(id)).not.toHaveProperty('again')
  await expect(answer(id, expert, `${ANSWER}补充一句`)).rejects.toMatchObject({ code: 1000007 })
  // The first answer was lost on its way: the same words are no other answer.
  expect(await answer(id)).toMatchObject({ state: 'answered', answer: ANSWER, again: true })
})

test('of two answers at once, one is accepted', async () => {
  await ask()
  const id = (await list('queue', expert))[0]?.id ?? ''
  const both = await Promise.allSettled([answer(id), answer(id, expert, `${ANSWER}补充一句`)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('after 48 hours the fee is refunded, the refund shows at once, and an answer is too late', async () => {
  const { gid } = await ask()
  const id = (await list('queue', expert))[0]?.id ?? ''
  server.time.now += 48 * HOUR
  expect(await list('mine', ann)).toMatchObject([{ state: 'refunded' }])
  expect(await list('queue', expert)).toEqual([])
  await expect(answer(id)).rejects.toMatchObject({ code: 1000007 })
  await server.runJobs()
  expect(await statusOf(gid)).toBe(18)
})

test('while the asker wants the fee back, both see that the question does not wait for an answer', async () => {
  const { gid } = await ask()
  const move = (status: number, remark?: string) =>
    server.call(updateOrderStatus, { iid, orderId: gid, status, ...(remark ? { remark } : {}) }, { as: ann })
  await move(15, '不想问了')
  expect((await list('mine', ann)).map(({ state }) => state)).toEqual(['refunding'])
  const [question] = await list('queue', expert)
  expect(question?.state).toBe('refunding')
  await expect(answer(question?.id ?? '')).rejects.toMatchObject({ code: 1000007 })
  await move(11)
  expect((await list('queue', expert)).map(({ state }) => state)).toEqual(['waiting'])
})

test('a question whose refund is asked for is not refunded when its own time is over, but when the request is granted', async () => {
  const { gid } = await ask()
  server.time.now += 47 * HOUR
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 15, remark: '不想等了' }, { as: ann })
  server.time.now += 2 * HOUR
  expect(await list('mine', ann)).toMatchObject([{ state: 'refunding' }])
  server.time.now += 3 * DAY
  await server.runJobs()
  expect(await list('mine', ann)).toMatchObject([{ state: 'refunded' }])
})

test('a question whose refund was withdrawn waits anew: the queue, the asker and the clock say until when', async () => {
  const { gid } = await ask()
  server.time.now += 40 * HOUR
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 15, remark: '不想等了' }, { as: ann })
  server.time.now += HOUR
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 11 }, { as: ann })
  const dueAt = server.time.now + 48 * HOUR
  expect((await server.call(getOrder, { iid, orderId: gid }, { as: ann })).dueAt).toBe(dueAt)
  server.time.now = dueAt - 1
  expect(await list('mine', ann)).toMatchObject([{ state: 'waiting', dueAt }])
  const [waiting] = await list('queue', expert)
  expect(waiting).toMatchObject({ dueAt })
  server.time.now = dueAt
  expect(await list('mine', ann)).toMatchObject([{ state: 'refunded' }])
  expect((await server.call(getOrder, { iid, orderId: gid }, { as: ann })).status).toBe(18)
  await expect(answer(waiting?.id ?? '')).rejects.toMatchObject({ code: 1000007 })
})

test('a refund hides the answer again', async () => {
  const { gid } = await ask({ isPublic: true })
  await answer((await list('queue', expert))[0]?.id ?? '')
  const staff = await server.login({ rights: ['order'] })
  const move = (status: number, as: Actor, remark?: string) =>
    server.call(updateOrderStatus, { iid, orderId: gid, status, ...(remark ? { remark } : {}) }, { as })
  await move(15, ann, '答非所问')
  await move(18, staff)
  expect(await list('public')).toEqual([])
  expect(await list('mine', ann)).toMatchObject([{ state: 'refunded', answer: '' }])
})

test('nobody asks themselves, an unknown expert, or with too few words', async () => {
  await expect(order({ message: QUESTION }, { as: expert })).rejects.toMatchObject({ code: 1000002 })
  await expect(order({ message: QUESTION }, { keys: '999999' })).rejects.toMatchObject({ code: 1000004 })
  await expect(order({ message: '短短的' })).rejects.toMatchObject({ code: 1000003 })
  await expect(order({})).rejects.toMatchObject({ code: 1000003 })
  await expect(order({ message: '\u200b'.repeat(20) })).rejects.toMatchObject({ code: 1000003 })
  await expect(order({ message: '问'.repeat(501) })).rejects.toMatchObject({ code: 1000003 })
})
