import {
  calculateOrder,
  deleteGoodsChild,
  ERRORS,
  getGoodsAccount,
  getGoodsChildCode,
  listGoodsChildren,
  validateGoodsChildCode,
} from '@quanzi/contract'
import { whatKeepsOpen } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const DAY = 86_400_000
const SEATS = 2
const refusal = (name: keyof typeof ERRORS) => ({ code: ERRORS[name].code })

let server: TestServer
let owner: Actor
let id: string

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.login({ nick_name: '团长' })
  id = await account(owner)
})

async function account(who: Actor, tenant = iid): Promise<string> {
  const row = { iid: tenant, owner_user_id: who.member.user_id, name: '公司团购', discount: 80, seats: SEATS }
  return String((await server.db.insertInto('cm_account').values(row).returning('id').executeTakeFirstOrThrow()).id)
}
const get = (as: Actor) => server.call(getGoodsAccount, { iid }, { as })
const invite = async (as = owner, of = id) => await server.call(getGoodsChildCode, { iid, id: of }, { as })
const join = (code: string, as: Actor, tenant = iid) =>
  server.call(validateGoodsChildCode, { iid: tenant, code }, { as })
const children = (as = owner, of = id) => server.call(listGoodsChildren, { iid, id: of }, { as })
const remove = (child: string, as = owner) => server.call(deleteGoodsChild, { iid, id: child }, { as })

async function joined(nick_name = '同事'): Promise<Actor> {
  const who = await server.login({ nick_name })
  await join((await invite()).code, who)
  return who
}

test('screens-commerce §3.9: a member who joins by a code pays the account’s price and is in the owner’s list', async () => {
  const who = await server.login({ nick_name: '同事' })
  const price = async () => {
    const wish = { iid, orderType: 33, keys: 'm1105-1', property: '{"m1105-1":1}', num: 1 }
    return (await server.call(calculateOrder, wish, { as: who })).lines[0]?.price
  }
  const full = (await price()) ?? 0
  expect(await get(who)).toBeNull()
  const { code, expireAt } = await invite()
  expect(expireAt).toBe(server.time.now + DAY)
  expect(await join(` ${code.toLowerCase()} `, who)).toEqual({ accountId: id, name: '公司团购' })
  expect(await price()).toBe(Math.floor((full * 80) / 100))
  const shared = { id, name: '公司团购', discount: 80, seats: SEATS, used: 1 }
  expect(await get(who)).toEqual({ ...shared, isOwner: false })
  expect(await get(owner)).toEqual({ ...shared, isOwner: true })
  const [child] = await children()
  expect(child).toMatchObject({ userId: who.member.user_id, nickname: '同事', joinedAt: server.time.now })
  expect(await remove(child?.id ?? '')).toBe(true)
  expect(await remove(child?.id ?? '')).toBe(true)
  expect([await price(), await get(who), await children()]).toEqual([full, null, []])
})

test('chat-and-calls §7 Mall goods accounts: an unused code is returned again; a used, expired, foreign or invented code is refused with CODE', async () => {
  const { code } = await invite()
  expect((await invite()).code).toBe(code)
  const [first, second] = [await server.login(), await server.login()]
  await join(code, first)
  await expect(join(code, second)).rejects.toMatchObject(refusal('CODE'))
  // A repeat by the member who has joined is not an error.
  expect(await join(code, first)).toMatchObject({ accountId: id })
  const old = await invite()
  expect(old.code).not.toBe(code)
  server.time.now += DAY
  await expect(join(old.code, second)).rejects.toMatchObject(refusal('CODE'))
  expect((await invite()).code).not.toBe(old.code)
  await expect(join('AAAAAAAAAA', second)).rejects.toMatchObject(refusal('CODE'))
  const there = await server.login({ iid: 3073 })
  await expect(join((await invite()).code, there, 3073)).rejects.toMatchObject(refusal('CODE'))
  const words = [
    [code, second, iid],
    [old.code, second, iid],
    ['AAAAAAAAAA', second, iid],
    [(await invite()).code, there, 3073],
  ] as const
  const said = words.map(([said, as, at]) => join(said, as, at).catch((error: { msg: string }) => error.msg))
  expect(new Set(await Promise.all(said)).size).toBe(1)
})

test('an account never has more children than seats: neither by invitations nor by two people with one code at once', async () => {
  await joined()
  const { code } = await invite()
  const both = [await server.login(), await server.login()]
  const outcomes = await Promise.allSettled(both.map((who) => join(code, who)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(invite()).rejects.toMatchObject(refusal('FULL'))
  const spare = { iid, code: 'SPARECODE2', account_id: Number(id), expire_at: server.time.now + DAY, used_by: null }
  await server.db.insertInto('cm_code').values(spare).execute()
  await expect(join('SPARECODE2', await server.login())).rejects.toMatchObject(refusal('FULL'))
  expect(await children()).toHaveLength(SEATS)
})

test('one account per user: the owner or a child of another account is refused with DUP, and the code stays usable', async () => {
  const other = await server.login()
  await account(other)
  const child = await joined()
  const third = await server.login()
  const { code } = await invite(other, (await get(other))?.id ?? '')
  for (const who of [owner, child, other]) await expect(join(code, who)).rejects.toMatchObject(refusal('DUP'))
  expect(await join(code, third)).toMatchObject({ accountId: (await get(other))?.id })
})

test('chat-and-calls §7 Mall goods accounts: only the owner lists, invites and removes children; the owner of another account cannot', async () => {
  const child = await joined()
  const [row] = await children()
  for (const as of [child, await server.login()]) {
    await expect(children(as)).rejects.toMatchObject(refusal('DENIED'))
    await expect(invite(as)).rejects.toMatchObject(refusal('DENIED'))
    await expect(remove(row?.id ?? '', as)).rejects.toMatchObject(refusal('DENIED'))
  }
  const other = await server.login()
  await account(other)
  await expect(children(other)).rejects.toMatchObject(refusal('NOTFOUND'))
  await expect(invite(other)).rejects.toMatchObject(refusal('NOTFOUND'))
  await remove(row?.id ?? '', other)
  expect(await children()).toHaveLength(1)
})

test('twenty wrong codes a day, also at once; right ones and another day do not count', async () => {
  const who = await server.login()
  const wrong = () => join('AAAAAAAAAA', who).catch(({ code }: { code: number }) => code)
  const { code } = await invite()
  await join(code, who)
  for (let n = 0; n < 15; n++) await join(code, who)
  const answers = await Promise.all(Array.from({ length: 22 }, wrong))
  expect(answers.filter((answer) => answer === ERRORS.CODE.code)).toHaveLength(20)
  expect(answers.filter((answer) => answer === ERRORS.LIMIT.code)).toHaveLength(2)
  await expect(join(code, who)).rejects.toMatchObject(refusal('LIMIT'))
  const fellow = await server.login()
  expect(await join('AAAAAAAAAA', fellow).catch((error) => error.code)).toBe(ERRORS.CODE.code)
  server.time.now += DAY
  expect(await wrong()).toBe(ERRORS.CODE.code)
})

test('wrong codes count also for somebody of another tenant, who joins with the right one only', async () => {
  const { code } = await invite()
  const foreign = await server.login({ iid: 3192 })
  for (let n = 0; n < 20; n++) await expect(join('AAAAAAAAAA', foreign)).rejects.toMatchObject(refusal('CODE'))
  await expect(join(code, foreign)).rejects.toMatchObject(refusal('LIMIT'))
  server.time.now += DAY
  expect(await join((await invite()).code, foreign)).toEqual({ accountId: id, name: '公司团购' })
})

test('an address may send a hundred wrong codes a day, for any number of people', async () => {
  const count = { iid, who: 'ip 127.0.0.1', kind: 'goodsCode' }
  await server.db.updateTable('attempt').set({ n: 99 }).where('who', '=', count.who).execute()
  await expect(join('AAAAAAAAAA', await server.login())).rejects.toMatchObject(refusal('CODE'))
  const { code } = await invite()
  await expect(join(code, await server.login())).rejects.toMatchObject(refusal('LIMIT'))
  await server.db.deleteFrom('attempt').where('who', '=', count.who).execute()
})

test('the owner of an account cannot end the membership, a child can', async () => {
  const child = await joined()
  expect(await whatKeepsOpen(server.db, owner.member, server.time.now)).toContain('role')
  expect(await whatKeepsOpen(server.db, child.member, server.time.now)).not.toContain('role')
})
