import { defineCall, reply } from '@quanzi/contract'
import * as v from 'valibot'
import { language } from '@/locales/Language'
import { RequestFailure } from '@/platform/request/types'
import { call } from './call'
import { onChange } from './changes'
import { isGatewayError } from './GatewayError'
import { fakeGateway, queryOf } from './testing'

const params = v.object({ iid: v.number(), note: v.optional(v.string()), info: v.optional(v.unknown()) })
const base = { params, access: 'public', source: 'test' } as const
const read = defineCall({ ...base, uri: '/v1/read', reply: reply<number[]>(), safe: true })
const write = defineCall({ ...base, uri: '/v2/write', reply: reply<boolean>() })
const whole = defineCall({ ...base, uri: '/v1/login', reply: reply<{ code: number; t1: string }>(), raw: true })
const direct = defineCall({ ...base, kind: 'direct', uri: 'getUserInfo', reply: reply<unknown>(), safe: true })

const network = () => new RequestFailure('network', 'no connection')
const ok = { body: '{"t":[1]}' }

test('shell-and-routes §7: a safe call is a GET with domain, uri, parameters, f, u and language', async () => {
  const { asked } = fakeGateway([ok], { f: () => 2, identity: () => ({ language: 'zh', u: 'open1' }) })
  await expect(call(read, { iid: 1000, info: { a: 1 } })).resolves.toEqual([1])
  expect(asked[0]?.url).toMatch(/^https:\/\/gateway\.test\/h5\/getjsonp\?/)
  expect(asked[0]?.method).toBe('GET')
  expect(queryOf(asked[0])).toEqual({
    domain: 'h5',
    uri: '/v1/read',
    iid: '1000',
    info: '{"a":1}',
    f: '2',
    u: 'open1',
    language: 'CN',
  })
})

test('shell-and-routes §7: a writing call is a POST of plain text with the same fields', async () => {
  const { asked } = fakeGateway([{ body: '{"t":true}' }], { identity: () => ({ language: 'en', bearer: 'tok' }) })
  await expect(call(write, { iid: 1, note: '好' })).resolves.toBe(true)
  expect(asked[0]).toMatchObject({
    url: 'https://gateway.test/h5/getjsonp',
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', Authorization: 'Bearer tok' },
  })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    domain: 'h5',
    uri: '/v2/write',
    iid: '1',
    note: '好',
    f: '1',
    language: 'EN',
  })
})

test('chat-and-calls §7: a call that names no tenant carries that of the screen', async () => {
  const answer = { body: '{"t":true}' }
  const { asked } = fakeGateway([answer, answer], { identity: () => ({ language: 'zh', iid: 3073 }) })
  await call(defineCall({ ...base, params: v.object({}), uri: '/api/follow', reply: reply<boolean>() }), {})
  await call(write, { iid: 3192 })
  expect(asked.map(({ body }) => JSON.parse(body ?? '').iid)).toEqual(['3073', '3192'])
})

test('a call whose address would be too long sends a body', async () => {
  const { asked } = fakeGateway([ok])
  await call(read, { iid: 1, note: 'x'.repeat(3000) })
  expect(asked[0]?.method).toBe('POST')
})

test('another origin without CORS is called by script', async () => {
  const { asked } = fakeGateway([{ body: { t: [2] } }], { jsonp: true })
  await expect(call(read, { iid: 1 })).resolves.toEqual([2])
  expect(asked[0]).toMatchObject({ method: 'GET', transport: 'script' })
})

test('shell-and-routes §7: a direct call goes to its own path', async () => {
  const { asked } = fakeGateway([{ body: '{"t":{"id":1}}' }])
  await expect(call(direct, { iid: 7 })).resolves.toEqual({ id: 1 })
  expect(asked[0]?.url).toBe('https://gateway.test/getUserInfo?iid=7')
})

test('a parameter cannot replace the uri or the domain', async () => {
  const { asked } = fakeGateway([ok])
  await call(read, { iid: 1, ...{ uri: '/evil', domain: 'x', f: 9 } })
  expect(queryOf(asked[0])).toMatchObject({ uri: '/v1/read', domain: 'h5', f: '1' })
})

test('shell-and-routes §8: an empty answer is null', async () => {
  fakeGateway([{ body: '' }])
  await expect(call(read, { iid: 1 })).resolves.toBeNull()
})

test('shell-and-routes §8: code 0 is success; a raw reply is the whole body', async () => {
  fakeGateway([{ body: '{"code":0,"t1":"5"}' }])
  await expect(call(whole, { iid: 1 })).resolves.toEqual({ code: 0, t1: '5' })
})

test('shell-and-routes §8: a code rejects with the answer, and msg is logged', async () => {
  const { logged } = fakeGateway([{ body: 'cb({"code":201003,"msg":"价格已更新，请确认","data":{"payable":5}})' }])
  const error = await call(write, { iid: 1 }).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ kind: 'business', code: 201003, msg: '价格已更新，请确认', data: { payable: 5 } })
  expect(isGatewayError(error, 'PRICE')).toBe(true)
  expect(isGatewayError(error, 'STOCK')).toBe(false)
  expect(logged.join()).toContain('价格已更新，请确认')
})

test('a code as text counts, a code without msg still has a text for the user', async () => {
  fakeGateway([{ body: '{"code":"500000"}' }])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ code: 500000, msg: '系统繁忙，请稍后再试' })
})

test('admissions-and-regions §4: a missing session is an auth error and is reported to the session', async () => {
  const { lostLogins } = fakeGateway([{ body: '{"code":1000001,"msg":"请先登录"}' }])
  await expect(call(read, { iid: 1 })).rejects.toMatchObject({ kind: 'auth' })
  expect(lostLogins()).toBe(1)
})

test('shell-and-routes §8: after one retry of a safe call, a network failure has a message in the user’s language', async () => {
  const { asked } = fakeGateway([network(), network()])
  language.use('en')
  try {
    await expect(call(read, { iid: 1 })).rejects.toMatchObject({ msg: 'system busy, try again later' })
  } finally {
    language.use('zh-CN')
  }
  expect(asked).toHaveLength(2)
})

test('the retry of a safe call may succeed; it has the 15 s limit', async () => {
  const { asked } = fakeGateway([new RequestFailure('timeout', ''), ok])
  await expect(call(read, { iid: 1 })).resolves.toEqual([1])
  expect(asked[0]?.timeoutMs).toBe(15_000)
})

test('a writing call is never repeated', async () => {
  const { asked } = fakeGateway([network(), ok])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ kind: 'network', msg: '系统繁忙，请稍后再试' })
  expect(asked).toHaveLength(1)
})

test('a business error is never repeated', async () => {
  const { asked } = fakeGateway([{ body: '{"code":1000004,"msg":"内容不存在"}' }, ok])
  await expect(call(read, { iid: 1 })).rejects.toMatchObject({ kind: 'business' })
  expect(asked).toHaveLength(1)
})

test.each([
  [502, '<html>'],
  [200, '<html>'],
  [404, '{"t":1}'],
])('HTTP %i with %s is a protocol error', async (status, body) => {
  fakeGateway([{ status, body }])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ kind: 'protocol', msg: '系统繁忙，请稍后再试' })
})

test('a code counts also with another status than HTTP 200', async () => {
  fakeGateway([{ status: 403, body: '{"code":1000002,"msg":"没有权限"}' }])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ kind: 'business', code: 1000002 })
})

test('identical safe calls in progress share a request; later ones send another', async () => {
  const { asked } = fakeGateway([ok, ok])
  await Promise.all([call(read, { iid: 1, note: 'a' }), call(read, { note: 'a', iid: 1 })])
  expect(asked).toHaveLength(1)
  await call(read, { iid: 1, note: 'a' })
  expect(asked).toHaveLength(2)
})

test('identical writing calls are sent twice', async () => {
  const { asked } = fakeGateway([ok, ok])
  await Promise.all([call(write, { iid: 1 }), call(write, { iid: 1 })])
  expect(asked).toHaveLength(2)
})

test('an answer in the page is not requested', async () => {
  const { asked } = fakeGateway([], { takePreloaded: (key) => (key === '/v1/read?iid=1' ? [9] : undefined) })
  await expect(call(read, { iid: 1 })).resolves.toEqual([9])
  expect(asked).toHaveLength(0)
})

test('listeners hear of a changing call until they stop; a refusal and a read are not reported', async () => {
  fakeGateway([{ body: '{"t":true}' }, { body: '{"code":1000004,"msg":"内容不存在"}' }, ok, { body: '{"t":true}' }])
  const told = jest.fn()
  const stops = [onChange(write, told), onChange(read, told)]
  await call(write, { iid: 1, note: '好' })
  expect(told.mock.calls).toEqual([[{ iid: 1, note: '好' }, true]])
  await call(write, { iid: 1 }).catch(() => undefined)
  await call(read, { iid: 1 })
  for (const stop of stops) stop()
  await call(write, { iid: 1 })
  expect(told).toHaveBeenCalledTimes(1)
})

test('without a network the message says so; the documents’ message is for a server that does not answer', async () => {
  fakeGateway([network()], { isOnline: async () => false })
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({
    kind: 'network',
    offline: true,
    msg: '网络好像断开了，连上后再试一次',
  })
  fakeGateway([network()])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ offline: false, msg: '系统繁忙，请稍后再试' })
})

test.each([
  ['参数错误: orderId', '链接或填写的内容有误，请检查后再试'],
  ['参数错误: keys[0].id', '链接或填写的内容有误，请检查后再试'],
  ['参数错误: 姓名 姓名为2-6个字', '参数错误: 姓名 姓名为2-6个字'],
  ['评论不能超过500字', '评论不能超过500字'],
])('a parameter’s wire name is only for the log: %s', async (msg, words) => {
  const { logged } = fakeGateway([{ body: JSON.stringify({ code: 1000003, msg }) }])
  await expect(call(write, { iid: 1 })).rejects.toMatchObject({ code: 1000003, msg: words })
  expect(logged.join()).toContain(msg)
})
