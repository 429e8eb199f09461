import { randomUUID } from 'node:crypto'
import { bindInvitation, ERRORS, getCoinAccount, getInvitation, takeInviteGift } from '@quanzi/contract'
import { forgetMember } from '../../identity/MemberTies'
import { checkLedger } from '../../ledger/checkLedger'
import { freshMobile } from '../../testing/catalogue/marks'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const own = (as = ann) => server.call(getInvitation, { iid }, { as })
const bind = (code: string, as: Actor, reqId = randomUUID()) =>
  server.call(bindInvitation, { iid, reqId, code }, { as })
const take = (giftId: string, as = ann) => server.call(takeInviteGift, { iid, reqId: randomUUID(), giftId }, { as })
const newcomer = (mobile = freshMobile()) => server.login({ nick_name: '新人', mobile })
const coins = async (as: Actor) => (await server.call(getCoinAccount, { iid }, { as })).balance
const refused = (name: keyof typeof ERRORS, missing?: string) => ({
  code: ERRORS[name].code,
  ...(missing ? { data: { missing: [missing] } } : {}),
})

test('the code stays the same, also from two reads at once, and says nothing about the member', async () => {
  const [one, two] = await Promise.all([own(), own()])
  expect(two.code).toBe(one.code)
  expect((await own()).code).toBe(one.code)
  expect(one.code).toMatch(/^[2-9A-Z]{10}$/)
  expect((await own(await server.login())).code).not.toBe(one.code)
  await expect(server.call(getInvitation, { iid })).rejects.toMatchObject(refused('LOGIN'))
})

test('a visitor sees who invites and what newcomers get; a code of another tenant is not there', async () => {
  const { code } = await own()
  const seen = await server.call(getInvitation, { iid, code: code.toLowerCase() })
  expect(seen).toMatchObject({ inviter: { nickname: '安', rid: ann.member.rid }, count: 0, list: [], standing: 'open' })
  expect(seen.gifts.map(({ need }) => need)).toEqual([0])
  await expect(server.call(getInvitation, { iid: 3192, code })).rejects.toMatchObject(refused('NOTFOUND'))
  const there = await server.login({ iid: 3192, mobile: freshMobile() })
  const wish = { iid: 3192, reqId: randomUUID(), code }
  await expect(server.call(bindInvitation, wish, { as: there })).rejects.toMatchObject(refused('NOTFOUND'))
})

test('decision 30: a newcomer accepts once and gets the gift; the inviter counts one, and takes each step once', async () => {
  const { code } = await own()
  const bob = await newcomer()
  const [first, second] = await Promise.all([bind(code, bob), bind(code, bob)])
  expect(first).toMatchObject({ inviterId: ann.member.rid, gift: { need: 0, state: 'taken', amount: 100 } })
  expect([first.again ?? false, second.again ?? false].sort()).toEqual([false, true])
  expect(await coins(bob)).toBe(100)
  expect(await own()).toMatchObject({ count: 1, list: [{ nickname: '新人', rid: bob.member.rid }] })
  const stranger = await server.login()
  await expect(bind((await own(stranger)).code, bob)).rejects.toMatchObject(refused('DUP'))

  const states = async () => (await own()).gifts.map(({ id, state }) => [id, state])
  expect(await states()).toEqual([
    ['i-1', 'ready'],
    ['i-3', 'locked'],
    ['i-5', 'locked'],
    ['i-10', 'locked'],
  ])
  await expect(take('i-3')).rejects.toMatchObject(refused('NOTELIGIBLE', 'count'))
  await expect(take('none')).rejects.toMatchObject(refused('NOTFOUND'))
  await expect(take('i-0')).rejects.toMatchObject(refused('NOTELIGIBLE', 'count'))
  const both = await Promise.all([take('i-1'), take('i-1')])
  expect(both.filter(({ again }) => again)).toHaveLength(1)
  expect(await coins(ann)).toBe(50)
  expect((await states())[0]).toEqual(['i-1', 'taken'])
})

test('the own code, an older member and one without a number are refused', async () => {
  const { code } = await own()
  const self = await server.login({ mobile: freshMobile() })
  await expect(bind((await own(self)).code, self)).rejects.toMatchObject(refused('NOTELIGIBLE', 'self'))
  await expect(bind(code, await server.login())).rejects.toMatchObject(refused('NOTELIGIBLE', 'mobile'))
  const old = await newcomer()
  await server.db
    .updateTable('member')
    .set({ created_at: server.time.now - 24 * 3_600_000 })
    .where('id', '=', old.member.id)
    .execute()
  await expect(bind(code, old)).rejects.toMatchObject(refused('NOTELIGIBLE', 'newcomer'))
  expect(await server.call(getInvitation, { iid, code }, { as: old })).toMatchObject({ standing: 'older' })
})

test('decision 30: closing the account and registering again earns nothing', async () => {
  const { code } = await own()
  const mobile = freshMobile()
  const bob = await newcomer(mobile)
  await bind(code, bob)
  const member = await server.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', bob.member.id)
    .executeTakeFirstOrThrow()
  await forgetMember(server.db, member, server.app.services)
  const again = await newcomer(mobile)
  await expect(bind(code, again)).rejects.toMatchObject(refused('NOTELIGIBLE', 'newcomer'))
  expect(await coins(again)).toBe(0)
  expect((await own()).count).toBe(1)
  const stored = await server.db
    .selectFrom('invite')
    .select('mobile_hash')
    .where('inviter_id', '=', ann.member.user_id)
    .execute()
  expect(JSON.stringify(stored)).not.toContain(mobile)
})

test('decision 30: who closes an account that came without an invitation is no newcomer afterwards', async () => {
  const { code } = await own()
  const mobile = freshMobile()
  const bob = await newcomer(mobile)
  await forgetMember(server.db, bob.member, server.app.services)
  await expect(bind(code, await newcomer(mobile))).rejects.toMatchObject(refused('NOTELIGIBLE', 'newcomer'))
  const stored = await server.db.selectFrom('left_number').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(mobile)
})

test('decision 33: wrong codes are limited, also with a request id', async () => {
  const bob = await newcomer()
  for (let n = 0; n < 20; n++) await expect(bind('WRONGCODE2', bob)).rejects.toMatchObject(refused('NOTFOUND'))
  await expect(bind('WRONGCODE2', bob)).rejects.toMatchObject(refused('LIMIT'))
  await expect(bind((await own()).code, bob)).rejects.toMatchObject(refused('LIMIT'))
})

test('decision 30: a coupon that has run out leaves the step to be taken later', async () => {
  await own()
  await server.db.updateTable('invite_code').set({ count: 5 }).where('user_id', '=', ann.member.user_id).execute()
  await server.db.updateTable('coupon').set({ total: 0 }).where('id', '=', 'c1007').execute()
  await expect(take('i-5')).rejects.toMatchObject(refused('FULL'))
  expect((await own()).gifts.find(({ id }) => id === 'i-5')).toMatchObject({ state: 'ready' })
  await server.db.updateTable('coupon').set({ total: null }).where('id', '=', 'c1007').execute()
  expect(await take('i-5')).toMatchObject({ kind: 'coupon' })
  await server.db.updateTable('invite_code').set({ count: 0 }).where('user_id', '=', ann.member.user_id).execute()
})
