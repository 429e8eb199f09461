import { createTestServer } from '../testing/createTestServer'
import { MemoryRateLimiter } from './rateLimit'

test('a window gives so many and then LIMIT, until it ends; keys do not share', () => {
  let now = 0
  const limiter = new MemoryRateLimiter(() => now)
  const take = (key: string) => limiter.take(key, 2, 1000)
  take('a')
  take('a')
  expect(() => take('a')).toThrow('LIMIT')
  take('b')
  now = 1000
  take('a')
})

test('a flood of writes from one address is answered LIMIT, reads go on', async () => {
  let now = 0
  const server = await createTestServer({ limiter: new MemoryRateLimiter(() => now) })
  const write = () => server.wire('/v1/shorturl/create', { iid: 1000, url: '/app/find' })
  for (let i = 0; i < 120; i++) expect(await write()).toHaveProperty('t.code')
  expect(await write()).toMatchObject({ code: 1000006 })
  expect(await server.wire('/api/domain/byName/list', { domainName: 'x' })).toEqual({ t: [] })
  now = 60_000
  expect(await write()).toHaveProperty('t.code')
  await server.close()
})
