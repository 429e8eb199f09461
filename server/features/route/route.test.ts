import { randomUUID } from 'node:crypto'
import { getContent, MODULE_TYPE, markContent } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const ITEM = { iid: 1000, moduleType: MODULE_TYPE.route, id: '23401' } as const

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const mark = (as: Actor, name: 'want' | 'done', on: 0 | 1) =>
  server.call(markContent, { ...ITEM, reqId: randomUUID(), mark: name, on }, { as })

test('expect-reading §2 decision 1: a route has its line with heights, its figures and points, and no list carries them', async () => {
  const { route, extra } = await server.call(getContent, ITEM)
  expect(route?.line.length).toBeGreaterThanOrEqual(300)
  expect(route?.line.every((point) => point.length === 3)).toBe(true)
  expect(route).toMatchObject({ lengthM: expect.any(Number), points: expect.any(Array) })
  expect(JSON.stringify(extra)).not.toContain('line')
})

test('screens-content §2 route: who wants to go and who has been there are counted once each, and taken back', async () => {
  const [ann, ben] = [await server.login(), await server.login()]
  const { route: before } = await server.call(getContent, ITEM)
  await mark(ann, 'want', 1)
  await mark(ann, 'want', 1)
  await mark(ben, 'done', 1)
  const { route, mine } = await server.call(getContent, ITEM, { as: ann })
  expect([route?.wants, route?.dones]).toEqual([(before?.wants ?? 0) + 1, (before?.dones ?? 0) + 1])
  expect(mine.mark).toContain('want')
  await mark(ann, 'want', 0)
  expect((await server.call(getContent, ITEM)).route?.wants).toBe(before?.wants)
})
