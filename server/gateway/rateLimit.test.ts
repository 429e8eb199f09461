import { randomBytes } from 'node:crypto'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { WindowRateLimiter } from './rateLimit'

test('after its number of calls a window answers LIMIT until it ends; keys are separate', async () => {
  const limiter = new WindowRateLimiter(() => 5000)
  const take = (key: string) => limiter.take(key, 2, 1000)
  await take('a')
  await take('a')
  const refusal: unknown = await take('a').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ error: 'LIMIT', data: { until: expect.any(Number) } })
  const { until } = (refusal as { data: { until: number } }).data
  expect(until > 5000 && until <= 6000).toBe(true)
  await take('b')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await take('a')
})

describe('the limits of one caller', () => {
  let server: TestServer
  let counted: WindowRateLimiter
  let free: string
  beforeAll(async () => {
    server = await createTestServer({
      tenants: [1000],
      limiter: { take: async (key, ...rule) => (key.startsWith(free) ? undefined : await counted.take(key, ...rule)) },
    })
  })
  beforeEach(() => {
    counted = new WindowRateLimiter(() => server.time.now)
    free = 'nothing is'
  })
  afterAll(() => server.close())

  const write = (headers: Record<string, string> = {}) =>
    server.wire('/v1/shorturl/create', { iid: 1000, url: '/app/find' }, { headers })

  test('a flood of writes from one address is answered LIMIT, reads go on', async () => {
    for (let i = 0; i < 120; i++) expect(await write()).toHaveProperty('t.code')
    expect(await write()).toMatchObject({ code: 1000006 })
    expect(await server.wire('/api/domain/byName/list', { domainName: 'x' })).toEqual({ t: [] })
  })

  test('calls with an invalid token count for their address', async () => {
    const revoked = await server.login()
    await server.wire('/v2/user/logout', { iid: 1000, reqId: 'revoked-0001' }, { as: revoked })
    const tokens = [() => randomBytes(32).toString('base64url'), () => revoked.bearer]
    const answers: unknown[] = []
    for (let i = 0; i < 300; i++) {
      answers.push((await write({ authorization: `Bearer ${tokens[i % 2]?.()}` })).code ?? 'done')
    }
    expect(answers.filter((code) => code === 'done')).toHaveLength(120)
    expect(answers.filter((code) => code === 1000006)).toHaveLength(180)
  })

  test('members behind one address have separate limits, and a high common one', async () => {
    const members = await Promise.all(Array.from({ length: 11 }, () => server.login()))
    const [ann, bob] = members
    const of = (one = ann) => write({ authorization: `Bearer ${one?.bearer}` })
    for (let i = 0; i < 120; i++) expect(await of()).toHaveProperty('t.code')
    expect(await of()).toMatchObject({ code: 1000006 })
    for (let i = 0; i < 120; i++) expect(await of(bob)).toHaveProperty('t.code')
    for (const one of members.slice(2)) for (let i = 0; i < 120; i++) await of(one)
    expect(await of(await server.login())).toMatchObject({ code: 1000006 })
  })

  test('logins are limited by number and by address, whatever token they carry', async () => {
    const login = (loginName: string) =>
      server.wire(
        '/v1/registerV2/registerByMobile',
        { iid: 1000, loginName, verifyCode: '000000' },
        { headers: { authorization: `Bearer ${randomBytes(32).toString('base64url')}` } },
      )
    // Resets the limit of writes, as if the calls came over many minutes.
    free = 'write '
    const codes = async (count: number, numberOf: (n: number) => string) => {
      const answers: Record<string, number> = {}
      for (let n = 0; n < count; n++) {
        const { code } = await login(numberOf(n))
        answers[String(code)] = (answers[String(code)] ?? 0) + 1
      }
      return answers
    }
    expect(await codes(40, () => '13911170000')).toEqual({ 205001: 30, 1000006: 10 })
    counted = new WindowRateLimiter(() => server.time.now)
    expect(await codes(1000, (n) => `1391118${String(n).padStart(4, '0')}`)).toEqual({ 205001: 900, 1000006: 100 })
  })
})
