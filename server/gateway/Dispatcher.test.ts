import { defineCall, reply } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError } from '../call/CallError'
import { callGroup } from '../call/handlers'
import { createTestServer, type TestServer } from '../testing/createTestServer'

const echo = defineCall({
  uri: '/test/echo',
  params: v.object({
    iid: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
    text: v.string(),
  }),
  reply: reply<{ text: string; iid: number; who: number | null }>(),
  access: 'public',
  safe: true,
  source: 'test',
})
const write = defineCall({
  uri: '/test/write',
  params: v.object({ iid: v.number(), reqId: v.string(), fail: v.optional(v.boolean()) }),
  reply: reply<number>(),
  access: 'member',
  source: 'test',
})
const sign = defineCall({
  uri: '/test/sign',
  params: v.object({ iid: v.number(), reqId: v.string() }),
  reply: reply<number>(),
  access: 'public',
  source: 'test',
})
const manage = defineCall({
  uri: '/test/manage',
  params: v.object({}),
  reply: reply<true>(),
  access: 'staff',
  safe: true,
  source: 'test',
})
const later = defineCall({
  uri: '/test/later',
  params: v.object({}),
  reply: reply<true>(),
  access: 'public',
  safe: true,
  source: 'test',
})
const calls = { echo, write, sign, manage, later }

let server: TestServer
let written = 0

beforeAll(async () => {
  const group = callGroup(calls, {
    echo: (ctx, { text }) => ({ text, iid: ctx.iid, who: ctx.member?.user_id ?? null }),
    write: (_ctx, { fail }) => {
      if (fail) throw new CallError('STOCK')
      written += 1
      return written
    },
    sign: () => {
      written += 1
      return written
    },
    manage: (): true => true,
  })
  server = await createTestServer({ groups: [group], tenants: [1000, 3192] })
})
afterAll(() => server.close())

test('answers with t, for the tenant and the caller', async () => {
  const someone = await server.login({ iid: 3073 })
  expect(await server.call(echo, { iid: 3073, text: '你好' }, { as: someone })).toEqual({
    text: '你好',
    iid: 3073,
    who: someone.member.user_id,
  })
  expect(await server.call(echo, { iid: 1000, text: '' })).toEqual({ text: '', iid: 1000, who: null })
})

test('a malformed parameter is named, in the caller’s language', async () => {
  expect(await server.wire('/test/echo', { iid: 'x', text: 'a' })).toEqual({ code: 1000003, msg: '参数错误: iid' })
  expect(await server.wire('/test/echo', { iid: 1, language: 'EN' })).toEqual({
    code: 1000003,
    msg: 'Invalid parameter: text',
  })
})

test('text with a lone surrogate is accepted, text with a NUL is refused', async () => {
  expect(await server.call(echo, { iid: 1000, text: '好\ud83d' })).toMatchObject({ text: '好\ufffd' })
  expect(await server.wire('/test/echo', { iid: 1000, text: 'a\0' })).toMatchObject({ msg: '参数错误: text' })
})

test('an unknown uri and a call without a handler are refused', async () => {
  expect(await server.wire('/test/nothing', {})).toMatchObject({ code: 1000004 })
  expect(await server.wire('/test/later', {})).toMatchObject({ code: 500001 })
})

test('a member’s call needs a session, a staff call the role', async () => {
  const someone = await server.login()
  const staff = await server.login({ rights: ['page'] })
  expect(await server.wire('/test/write', { iid: 1000, reqId: 'a' })).toMatchObject({ code: 1000001 })
  expect(await server.wire('/test/manage', {}, { as: someone })).toMatchObject({ code: 1000002 })
  expect(await server.wire('/test/manage', {}, { as: staff })).toEqual({ t: true })
  expect(await server.wire('/test/manage', { iid: 3073 }, { as: staff })).toMatchObject({ code: 1000002 })
})

test('an expired session counts as none', async () => {
  const someone = await server.login()
  const before = server.time.now
  server.time.now += 31 * 86_400_000
  expect(await server.wire('/test/write', { iid: 1000, reqId: 'late' }, { as: someone })).toMatchObject({
    code: 1000001,
  })
  server.time.now = before
})

test('someone else’s userId, rid or unionId is refused', async () => {
  const someone = await server.login()
  const other = await server.login()
  const own = { iid: 1000, text: '', userId: someone.member.user_id, rid: String(someone.member.rid) }
  expect(await server.wire('/test/echo', own, { as: someone })).toHaveProperty('t')
  for (const wrong of [
    { userId: other.member.user_id },
    { userid: 'x' },
    { rid: other.member.rid },
    { fromRid: 7 },
    { unionId: 'u' },
    { ridSecret: '1.x' },
  ]) {
    expect(await server.wire('/test/echo', { ...own, ...wrong }, { as: someone })).toMatchObject({ code: 1000002 })
  }
})

test('visitors repeat a request in one tenant: the same reqId in another one is another request', async () => {
  const ask = (iid: number) => server.call(sign, { iid, reqId: 'v1' })
  const first = await ask(1000)
  expect([await ask(3192), await ask(1000), await ask(3192)]).toEqual([first + 1, first, first + 1])
})

test('a repeated reqId writes once and gets the same answer', async () => {
  const someone = await server.login()
  const other = await server.login()
  const first = await server.call(write, { iid: 1000, reqId: 'r1' }, { as: someone })
  const again = await Promise.all([1, 2, 3].map(() => server.call(write, { iid: 1000, reqId: 'r1' }, { as: someone })))
  expect(again).toEqual([first, first, first])
  const kept = server.db.selectFrom('request_log').select('answer').where('user_id', '=', someone.member.user_id)
  for (const { answer } of await kept.execute()) expect(answer).toMatch(/^[\w+/]{40,}={0,2}$/)
  // What was kept before answers were sealed is answered too.
  await server.db
    .updateTable('request_log')
    .set({ answer: JSON.stringify({ t: 'plain' }) })
    .where('user_id', '=', someone.member.user_id)
    .execute()
  expect(await server.call(write, { iid: 1000, reqId: 'r1' }, { as: someone })).toBe('plain')
  expect(await server.call(write, { iid: 1000, reqId: 'r1' }, { as: other })).toBe(first + 1)
  await expect(server.call(write, { iid: 1000, reqId: 'r2', fail: true }, { as: someone })).rejects.toMatchObject({
    code: 201001,
  })
  expect(await server.call(write, { iid: 1000, reqId: 'r2' }, { as: someone })).toBe(first + 2)
})
