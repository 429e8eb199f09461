import { randomUUID } from 'node:crypto'
import {
  checkInterest,
  decideReview,
  ERRORS,
  getVolunteer,
  listConfig,
  listReviews,
  sendCode,
  sendFeedback,
  takeVipBenefit,
  updateRoleInfo,
} from '@quanzi/contract'
import { forgetMember } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const roll = { name: '林小路', phone: '13900000001' }
let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const take = (as: Actor, targetId: string, infos?: object) =>
  server.call(takeVipBenefit, { iid, type: 'gongyi', targetId, ...(infos ? { infos: { ...infos } } : {}) }, { as })
/** A code that was sent to a number, to prove it for the card. */
async function codeFor(mobile: string, purpose: 'volunteer' | 'login' = 'volunteer'): Promise<string> {
  await server.db.deleteFrom('sms_code').execute()
  await server.call(sendCode, { iid, mobile, purpose })
  return server.smsCode(mobile) ?? ''
}
const check = (as: Actor, said: { name: string; phone: string }) => server.call(checkInterest, { iid, ...said }, { as })

test('screens-commerce §3.9: who is on the roll gets the card once, and one code a month of each offer', async () => {
  const ann = await server.login()
  const { id: offer } = await server.db
    .selectFrom('config_items')
    .select('id')
    .where('iid', '=', iid)
    .where('type', '=', 'gongyi')
    .executeTakeFirstOrThrow()
  await expect(take(ann, offer)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  await expect(take(ann, '0')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  await expect(take(ann, '0', { ...roll, name: '别人' })).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  const card = await take(ann, '0', { ...roll, verifyCode: await codeFor(roll.phone) })
  expect(card).toMatchObject({ status: 0, code: expect.stringMatching(/^\d{8}$/) })
  expect(await take(ann, '0')).toEqual(card)
  const [first, again] = await Promise.all([take(ann, offer), take(ann, offer)])
  expect(again).toEqual(first)
  expect(first.period).toMatch(/^\d{6}$/)
  await expect(take(ann, '987654')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  // Who closes the account and registers again gets the card of the same entry, and no second code.
  await forgetMember(server.db, ann.member, server.app.services)
  const anew = await server.login()
  await take(anew, '0', { ...roll, verifyCode: await codeFor(roll.phone) })
  expect(await take(anew, offer)).toEqual(first)
  // Who proves the number later takes the card over.
  const proven = await server.login({ mobile: roll.phone })
  const own = await take(proven, '0', roll)
  expect(await take(proven, offer)).toEqual(first)
  expect((await state(proven)).card).toEqual({ no: own.code, name: roll.name })
  expect((await state(anew)).card).toBeNull()
  await expect(take(anew, offer)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  // A number belongs to the account that has bound it: one logs in with it instead.
  const verifyCode = await codeFor(roll.phone)
  await expect(take(anew, '0', { ...roll, verifyCode })).rejects.toMatchObject({ code: ERRORS.MOBILE.code })
})

test('who only knows a name and its number gets no card: five guesses at the code, or a code for something else, give none', async () => {
  const thief = await server.login({ mobile: '13711113333' })
  const other = { name: '周以安', phone: '13900000002' }
  await expect(take(thief, '0', other)).rejects.toMatchObject({ code: ERRORS.CODE.code })
  const foreign = await codeFor(other.phone, 'login')
  await expect(take(thief, '0', { ...other, verifyCode: foreign })).rejects.toMatchObject({ code: ERRORS.CODE.code })
  const right = await codeFor(other.phone)
  const wrong = right === '000000' ? '111111' : '000000'
  const guesses = await Promise.allSettled(
    Array.from({ length: 5 }, () => take(thief, '0', { ...other, verifyCode: wrong })),
  )
  expect(guesses.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  await expect(take(thief, '0', { ...other, verifyCode: right })).rejects.toMatchObject({ code: ERRORS.CODE.code })
  expect((await state(thief)).card).toBeNull()
})

test('decision 32: guesses count also for somebody of another tenant, whom a refusal lets not join', async () => {
  const foreign = await server.login({ iid: 3192 })
  const guess = (n: number) => take(foreign, '0', { name: '猜的', phone: `139${String(n).padStart(8, '0')}` })
  for (let n = 0; n < 20; n++) await expect(guess(n)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  await expect(guess(20)).rejects.toMatchObject({ code: ERRORS.LIMIT.code })
  await expect(guess(21)).rejects.toMatchObject({ code: ERRORS.LIMIT.code })
  const rows = server.db.selectFrom('member').select('id').where('user_id', '=', foreign.member.user_id)
  expect(await rows.where('iid', '=', iid).execute()).toEqual([])
})

test('decision 32: the own number is known with any name, another only with its name or from the roll', async () => {
  const mobile = '13711112222'
  const bob = await server.login({ mobile })
  expect(await check(bob, { phone: mobile, name: '谁都行' })).toEqual({ exists: true, member: true, volunteer: false })
  await server.call(updateRoleInfo, { name: '包小山' }, { as: bob })
  const ann = await server.login()
  expect(await check(ann, { phone: mobile, name: '别的名字' })).toMatchObject({ exists: false })
  expect(await check(ann, { phone: mobile, name: '包小山' })).toMatchObject({ exists: true, member: true })
  expect(await check(ann, roll)).toEqual({ exists: true, member: false, volunteer: true })
  const there = await server.login({ iid: 3192 })
  const foreign = server.call(checkInterest, { iid: 3192, phone: mobile, name: '包小山' }, { as: there })
  expect(await foreign).toMatchObject({ exists: false })
  for (let n = 0; n < 7; n++) await check(ann, roll)
  await expect(check(ann, roll)).rejects.toMatchObject({ code: ERRORS.LIMIT.code })
})

const offersOf = async (as?: Actor) =>
  (await server.call(listConfig, { iid, type: 'gongyi', pageSize: 50 }, as ? { as } : {})).list

test('screens-content §8.8: all 46 offers with their numbers; offer 17 shows the code to its holder, for this month', async () => {
  const ann = await server.login({ mobile: '13900000002' })
  expect(await offersOf()).toHaveLength(46)
  await take(ann, '0', { name: '周以安', phone: '13900000002' })
  const offer = (await offersOf(ann))[16]
  expect(offer).toMatchObject({ title: '古渡水镇', desc: '免费入园', extra: { nn: '17', category: '景区' } })
  const id = offer?.id ?? ''
  const [first, again] = await Promise.all([take(ann, id), take(ann, id)])
  expect(again).toEqual(first)
  const { code, status, period } = first
  expect((await offersOf(ann))[16]?.extra).toMatchObject({ taken: { code, status, period } })
  expect((await offersOf(ann)).filter(({ extra }) => extra.taken)).toHaveLength(1)
  expect((await offersOf(await server.login()))[16]?.extra).not.toHaveProperty('taken')
  expect((await offersOf())[16]?.extra).not.toHaveProperty('taken')
  await server.db.updateTable('gongyi_take').set({ period: '202001' }).where('code', '=', code).execute()
  expect((await offersOf(ann))[16]?.extra).not.toHaveProperty('taken')
  expect((await take(ann, id)).code).not.toBe(code)
})

const wish = (as: Actor, more: object = {}) =>
  server.call(
    sendFeedback,
    {
      ...{ iid, reqId: randomUUID(), kind: 'volunteer', content: '想长期做自然讲解', name: '万小禾' },
      ...{ phone: '13700001111', ...more },
    },
    { as },
  )
const state = async (as: Actor) => await server.call(getVolunteer, { iid }, { as })

test('conventions §8: staff put an applicant on the roll, who then gets the card; a second decision is stale', async () => {
  const [ann, staff, other] = await Promise.all([
    server.login(),
    server.login({ rights: ['review'] }),
    server.login({ rights: ['scan'] }),
  ])
  const foreign = await server.login({ iid: 3192, rights: ['review'] })
  await expect(wish(ann, { name: '' })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  await expect(wish(ann, { phone: '12345678' })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  expect(await state(ann)).toEqual({ card: null, request: null })
  const [first, again] = await Promise.all([wish(ann), wish(ann)])
  expect(again.id).toBe(first.id)
  expect(await state(ann)).toMatchObject({ request: { state: 'open', note: '' } })
  const queue = (as: Actor, of = iid) => server.call(listReviews, { iid: of, kind: 'volunteer', id: first.id }, { as })
  const [shown] = (await queue(staff)).list
  expect(shown).toMatchObject({ id: first.id, data: { name: '万小禾', phone: '13700001111', own: false } })
  await expect(queue(other)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  expect((await queue(foreign, 3192)).list).toEqual([])
  const decide = (id: string, as: Actor, more: object = {}, of = iid) =>
    server.call(
      decideReview,
      { iid: of, reqId: randomUUID(), kind: 'volunteer', id, decision: 'pass', ...more },
      { as },
    )
  await expect(decide(first.id, foreign, {}, 3192)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  const own = await wish(staff, { phone: '13700001112' })
  await expect(decide(own.id, staff)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  expect(await decide(first.id, staff)).toEqual({ state: 'passed' })
  await expect(decide(first.id, staff)).rejects.toMatchObject({ code: ERRORS.STALE.code })
  const { code } = await take(ann, '0', { name: '万小禾', phone: '13700001111' })
  expect(await state(ann)).toMatchObject({ card: { no: code, name: '万小禾' }, request: { state: 'passed' } })
  // Somebody who names the number of an entry with a card does not get it.
  const thief = await server.login()
  const theft = await wish(thief, { name: '别人' })
  await expect(decide(theft.id, staff)).rejects.toMatchObject({ code: ERRORS.DUP.code })
  expect(await decide(theft.id, staff, { decision: 'refuse', note: '号码已有卡' })).toEqual({ state: 'closed' })
  expect(await state(thief)).toMatchObject({ card: null, request: { state: 'closed', note: '号码已有卡' } })
  expect((await wish(thief, { phone: '13700001113' })).id).not.toBe(theft.id)
  // Staff know the applicant: somebody who proves the number later does not take the card.
  const later = await server.login({ mobile: '13700001111' })
  await expect(take(later, '0', { name: '万小禾', phone: '13700001111' })).rejects.toMatchObject({
    code: ERRORS.NOTFOUND.code,
  })
})
