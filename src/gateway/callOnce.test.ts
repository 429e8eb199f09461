import { defineCall, reply } from '@quanzi/contract'
import * as v from 'valibot'
import { RequestFailure, type RequestOptions } from '@/platform/request/types'
import { callOnce, saveOnce } from './callOnce'
import { fakeGateway } from './testing'

const pay = defineCall({
  uri: '/v2/pay',
  params: v.object({ reqId: v.string() }),
  reply: reply<number>(),
  access: 'member',
  source: 'test',
})

const reqIds = (asked: readonly RequestOptions[]): string[] =>
  asked.map(({ body = '' }) => (JSON.parse(body) as { reqId: string }).reqId)

const act = () => callOnce('pay:5', pay, (reqId) => ({ reqId }))

test('a double tap sends one request', async () => {
  const { asked } = fakeGateway([{ body: '{"t":1}' }])
  await expect(Promise.all([act(), act()])).resolves.toEqual([1, 1])
  expect(asked).toHaveLength(1)
})

test('after a timeout the next try has the same reqId, after an answer a new one', async () => {
  const { asked } = fakeGateway([
    new RequestFailure('timeout', ''),
    { status: 502, body: '' },
    { body: '{"t":1}' },
    { body: '{"t":2}' },
  ])
  await expect(act()).rejects.toMatchObject({ kind: 'network' })
  await expect(act()).rejects.toMatchObject({ kind: 'protocol' })
  await act()
  await act()
  const [first, second, third, fourth] = reqIds(asked)
  expect(second).toBe(first)
  expect(third).toBe(first)
  expect(fourth).not.toBe(first)
})

test('after a refusal the next try has a new reqId', async () => {
  const { asked } = fakeGateway([{ body: '{"code":201001,"msg":"库存不足"}' }, { body: '{"t":1}' }])
  await expect(act()).rejects.toMatchObject({ errorName: 'STOCK' })
  await act()
  const [first, second] = reqIds(asked)
  expect(second).not.toBe(first)
})

test('two actions have different ids', async () => {
  const { asked } = fakeGateway([{ body: '{"t":1}' }, { body: '{"t":1}' }])
  await Promise.all([act(), callOnce('pay:6', pay, (reqId) => ({ reqId }))])
  expect(new Set(reqIds(asked)).size).toBe(2)
})

test('other content is another action: a lost answer does not stand for it, nor for the first content written again', async () => {
  const save = defineCall({ ...pay, params: v.object({ reqId: v.string(), words: v.string() }) })
  const down = new RequestFailure('timeout', '')
  const { asked } = fakeGateway([down, down, { body: '{"t":1}' }, { body: '{"t":2}' }])
  const write = (words: string) => saveOnce('profile', save, { words })
  await expect(write('a')).rejects.toMatchObject({ kind: 'network' })
  await expect(write('a')).rejects.toMatchObject({ kind: 'network' })
  await write('b')
  await write('a')
  const [first, again, other, later] = reqIds(asked)
  expect(again).toBe(first)
  expect(new Set([first, other, later]).size).toBe(3)
})

test('an answer that comes late does not end the attempt of other content', async () => {
  const save = defineCall({ ...pay, params: v.object({ reqId: v.string(), on: v.boolean() }) })
  const { asked } = fakeGateway([{ body: '{"t":1}' }, new RequestFailure('timeout', ''), { body: '{"t":2}' }])
  const turn = (on: boolean) => saveOnce('star', save, { on })
  const [, off] = await Promise.allSettled([turn(true), turn(false)])
  expect(off.status).toBe('rejected')
  await turn(false)
  const [, lost, again] = reqIds(asked)
  expect(again).toBe(lost)
})
