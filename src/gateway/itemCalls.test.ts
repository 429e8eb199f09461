import { RequestFailure, type RequestOptions } from '@/platform/request/types'
import { itemCalls, joinCalls } from './itemCalls'
import { fakeGateway } from './testing'

const club = { iid: 1000, moduleType: 10 as const, id: 'c1' }
const lost = new RequestFailure('timeout', '')
const ok = { body: '{"t":{"state":"joined"}}' }

const reqIds = (asked: readonly RequestOptions[]): string[] =>
  asked.map(({ body = '' }) => (JSON.parse(body) as { reqId: string }).reqId)

test('what was turned on with a lost answer and off since is turned on by another request', async () => {
  const { asked } = fakeGateway([lost, ok, ok])
  const { setMark } = itemCalls(club)
  await expect(setMark('collect', true)).rejects.toBeTruthy()
  await setMark('collect', false)
  await setMark('collect', true)
  expect(new Set(reqIds(asked)).size).toBe(3)
})

test('a club that was joined with a lost answer and left since is joined by another request', async () => {
  const { asked } = fakeGateway([lost, ok, ok])
  const { join, leave } = joinCalls(club)
  const form = { name: '张三', phone: '13800000001', num: 1 }
  await expect(join(form)).rejects.toBeTruthy()
  await leave()
  await join(form)
  expect(new Set(reqIds(asked)).size).toBe(3)
})

test('a report in other words is another request, the same words are the same one', async () => {
  const { asked } = fakeGateway([lost, lost, { body: '{"t":{"id":"1","no":"F1","again":true}}' }])
  const { report } = itemCalls(club)
  await expect(report('内容不实')).rejects.toBeTruthy()
  await expect(report('内容不实')).rejects.toBeTruthy()
  expect(await report('内容不实，有误导')).toMatchObject({ again: true })
  const [first, same, other] = reqIds(asked)
  expect(same).toBe(first)
  expect(other).not.toBe(first)
})
