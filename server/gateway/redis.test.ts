import { logout } from '@quanzi/contract'
import { type App, buildApp } from '../app'
import { readConfig } from '../base/config'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { type RedisServer, startRedis } from '../testing/startRedis'

let redis: RedisServer
let server: TestServer
let first: App
let second: App

beforeAll(async () => {
  redis = await startRedis()
  server = await createTestServer({ tenants: [1000] })
  const build = () => {
    const env = { LOG_LEVEL: 'silent', DATA_DIR: server.dataDir, SECRET: 'x'.repeat(32), REDIS_URL: redis.url }
    return buildApp({ config: readConfig(env), db: server.db, clock: () => server.time.now })
  }
  first = await build()
  second = await build()
})
afterAll(async () => {
  await first.http.close()
  await second.http.close()
  await server.close()
  await redis.stop()
})

const ask = async (app: App, uri: string, params: Record<string, unknown>, bearer?: string) => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/h5/getjsonp',
    headers: { 'content-type': 'text/plain', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    payload: JSON.stringify({ domain: 'h5', uri, f: 1, u: '', ...params }),
  })
  return response.json() as Record<string, unknown>
}

test('an OAuth code of one server is redeemed on another, once', async () => {
  const consent = await first.http.inject({
    method: 'POST',
    url: '/local/wechat/oauth',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      redirect_uri: '/back',
      state: 's',
      scope: 'snsapi_userinfo',
      name: '小圈',
    }).toString(),
  })
  const code = new URL(consent.headers.location ?? '', 'http://localhost').searchParams.get('code') ?? ''
  expect(await second.services.providers.wechat.exchange(code)).toMatchObject({ nickname: '小圈' })
  expect(await first.services.providers.wechat.exchange(code)).toBeNull()
})

test('a session that ends on one server ends on the other', async () => {
  const ann = await server.login()
  const profile = () => ask(second, '/api/userV2.profile', { iid: 1000 }, ann.bearer)
  expect((await profile()).code).toBeUndefined()
  await ask(first, logout.uri, { iid: 1000, reqId: 'logout-once' }, ann.bearer)
  expect((await profile()).code).toBe(1000001)
})

test('two servers share one limit; without Redis each counts alone', async () => {
  const bob = await server.login()
  const write = (app: App) => ask(app, '/v1/shorturl/create', { iid: 1000, url: '/app/find' }, bob.bearer)
  for (let n = 0; n < 60; n++) {
    expect(await write(first)).toHaveProperty('t.code')
    expect(await write(second)).toHaveProperty('t.code')
  }
  expect(await write(first)).toMatchObject({ code: 1000006, data: { until: expect.any(Number) } })
  expect(await write(second)).toMatchObject({ code: 1000006 })
  await redis.stop()
  expect(await write(first)).toHaveProperty('t.code')
})
