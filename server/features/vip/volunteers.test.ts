import { checkInterest, ERRORS, takeVipBenefit, updateRoleInfo } from '@quanzi/contract'
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
  const card = await take(ann, '0', roll)
  expect(card).toMatchObject({ status: 0, code: expect.stringMatching(/^\d{8}$/) })
  expect(await take(ann, '0')).toEqual(card)
  const [first, again] = await Promise.all([take(ann, offer), take(ann, offer)])
  expect(again).toEqual(first)
  expect(first.period).toMatch(/^\d{6}$/)
  await expect(take(ann, '987654')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  // Who closes the account and registers again gets the card of the same entry, and no second code.
  await forgetMember(server.db, ann.member, server.app.services)
  const anew = await server.login()
  await take(anew, '0', roll)
  expect(await take(anew, offer)).toEqual(first)
  // The entry of the roll has its card: nobody else gets one for it, and is told no more than a stranger.
  await expect(take(await server.login(), '0', roll)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
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
