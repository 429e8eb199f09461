import { bindInterest, getInfo } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

test('expect-reading §2 community: members and posts are counted, staff are named without numbers, joining shows', async () => {
  const asked = { iid: 3214, kind: 'community' as const }
  const visitor = await server.call(getInfo, asked)
  expect(visitor.extra).toMatchObject({ joined: false })
  expect(Number(visitor.extra.members)).toBeGreaterThan(0)
  expect(Number(visitor.extra.posts)).toBeGreaterThan(0)
  const guest = await server.login()
  expect((await server.call(getInfo, asked, { as: guest })).extra.joined).toBe(false)
  await server.call(bindInterest, { iid: 3214 }, { as: guest })
  const joined = await server.call(getInfo, asked, { as: guest })
  expect(joined.extra).toMatchObject({ joined: true, members: Number(visitor.extra.members) + 1 })
  const { extra } = await server.call(getInfo, { iid: 1000, kind: 'community' })
  expect(extra.staff).toContainEqual({ rid: 2002, name: '山野圈站长', headImg: expect.any(String) })
})
