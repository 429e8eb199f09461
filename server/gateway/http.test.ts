import { createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
  await server.db.insertInto('domains').values({ domain: 'shan.example', iid: 1000, name: '山野圈' }).execute()
})
afterAll(() => server.close())

const get = (query: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: `/h5/getjsonp?${query}`, headers })

const DOMAINS = 'domain=h5&uri=/api/domain/byName/list&domainName=shan.example&f=1&u='
const ROW = { iid: 1000, domain: 'shan.example', name: '山野圈' }

test('shell-and-routes §7: the answer is plain JSON, or a script when there is a callback', async () => {
  const plain = await get(DOMAINS)
  expect(plain.json()).toEqual({ t: [ROW] })
  expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  const script = await get(`${DOMAINS}&callback=_cb.a1`)
  expect(script.headers['content-type']).toMatch(/^text\/javascript/)
  expect(script.body).toBe(`/**/_cb.a1(${JSON.stringify({ t: [ROW] })})`)
})

test('a refusal in script form is an HTTP 200', async () => {
  const answer = await get('uri=/v1/content/list&iid=x&callback=cb')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('/**/cb({"code":1000003,"msg":"参数错误: iid"})')
})

test.each(['alert(1)', 'a-b', '1a', 'a..b', 'a;b', '<script>', 'a'.repeat(200)])(
  'the callback %s is refused',
  async (callback) => {
    const answer = await get(`${DOMAINS}&callback=${encodeURIComponent(callback)}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/json/)
    expect(answer.body).not.toContain(callback)
  },
)

test('an invalid callback is refused in the caller’s language', async () => {
  expect((await get(`${DOMAINS}&callback=1a`)).json()).toEqual({ code: 1000003, msg: '参数错误: callback' })
  const answer = await get(`${DOMAINS}&callback=1a&language=EN`)
  expect(answer.json()).toEqual({ code: 1000003, msg: 'Invalid parameter: callback' })
})

test('line separators are escaped in the script', async () => {
  await server.db.insertInto('domains').values({ domain: 'sep.example', iid: 1, name: 'a\u2028b' }).execute()
  const answer = await get('uri=/api/domain/byName/list&domainName=sep.example&callback=cb')
  expect(answer.body).not.toContain('\u2028')
})

test('shell-and-routes §7: the same call works as a POST of text, of JSON, of packed params, and at its own path', async () => {
  const { http } = server.app
  const uri = '/api/domain/byName/list'
  const bodies = [
    { type: 'text/plain;charset=UTF-8', payload: JSON.stringify({ uri, domainName: 'shan.example' }) },
    { type: 'application/json', payload: JSON.stringify({ uri, domainName: 'shan.example' }) },
    { type: 'application/x-www-form-urlencoded', payload: `uri=${uri}&domainName=shan.example` },
    { type: 'text/plain', payload: JSON.stringify({ uri, params: JSON.stringify({ domainName: 'shan.example' }) }) },
  ]
  for (const { type, payload } of bodies) {
    const answer = await http.inject({
      method: 'POST',
      url: '/h5/getjsonp',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.json()).toEqual({ t: [ROW] })
  }
  const direct = await http.inject({ url: '/api/domain/byName/list?domainName=shan.example' })
  expect(direct.json()).toEqual({ t: [ROW] })
})

test.each(['{', '[]', 'null', '"x"', '{"uri":{"a":1}}', '{"uri":"/v1/content/list","iid":{"$gt":1}}', '\u0000'])(
  'the body %j is answered without a server fault',
  async (payload) => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/h5/getjsonp',
      headers: { 'content-type': 'text/plain' },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().code).toBeGreaterThanOrEqual(1000003)
    expect(answer.json().code).toBeLessThan(500000 + 1000005)
  },
)

const unreadable: [number, string, string][] = [
  [400, 'application/json', '{'],
  [415, 'application/xml', '<a/>'],
  [413, 'text/plain', 'x'.repeat(1_048_577)],
]

test.each(unreadable)('an unreadable body is refused with %d, in the usual form', async (status, type, payload) => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/h5/getjsonp',
    headers: { 'content-type': type, 'accept-language': 'en' },
    payload,
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ code: 1000003, msg: 'Invalid parameter: body' })
})

test.each(['iid', 'cid', 'uri', 'f', 'language', 'lang', 'userId', 'rid', 'token', 'callback', 'ridSecret', 'openId'])(
  'an object instead of the text %s is answered without a server fault',
  async (name) => {
    const someone = await server.login()
    for (const value of [{ toString: 1 }, { valueOf: 1, toString: {} }, { toJSON: 1 }, [[]], { length: 1 }]) {
      for (const url of ['/h5/getjsonp', '/api/userV2.profile', '/wxservice2/phone', '/wxservice2/getUserInfo']) {
        const answer = await server.app.http.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json', cookie: `quanzi_session_1000=${someone.bearer}` },
          payload: JSON.stringify({ uri: '/api/userV2.profile', iid: 1000, [name]: value }),
        })
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.json().code).not.toBe(500000)
      }
    }
  },
)

test('an unknown address, a malformed one, and an OAuth start without a tenant are refused', async () => {
  const answers = await Promise.all(
    ['/nowhere', '/api/%zz', '/wxservice2/oauth?redirect=/&iid=2147483648'].map((url) =>
      server.app.http.inject({ url }),
    ),
  )
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [404, { code: 1000004, msg: '内容不存在' }],
    [400, { code: 1000003, msg: '参数错误: url' }],
    [400, { code: 1000003, msg: '参数错误: iid' }],
  ])
})

test('health reports the database, and its errors reveal no details', async () => {
  const broken = await createTestServer({ tenants: [1000] })
  expect((await broken.app.http.inject({ url: '/healthz' })).json()).toEqual({ ok: true })
  await broken.db.schema.alterTable('server_key').renameTo('server_key_gone').execute()
  try {
    const answer = await broken.app.http.inject({ url: '/healthz' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 500000, msg: '系统繁忙，请稍后再试' })
  } finally {
    await broken.db.schema.alterTable('server_key_gone').renameTo('server_key').execute()
    await broken.close()
  }
})

test('every answer has the headers against sniffing and framing', async () => {
  for (const url of [`/h5/getjsonp?${DOMAINS}`, '/healthz', '/nowhere']) {
    expect((await server.app.http.inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
})

test('login on H5 sets a cookie scripts cannot read, and the cookie is the session', async () => {
  const { http } = server.app
  const mobile = '13922220001'
  await server.wire('/v1/users/bindmobile/send/h5', { iid: 1000, mobile })
  const answer = await http.inject({
    method: 'POST',
    url: '/h5/getjsonp',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({
      uri: '/v1/registerV2/registerByMobile',
      iid: 1000,
      loginName: mobile,
      verifyCode: server.smsCode(mobile),
    }),
  })
  const [cookie] = answer.cookies
  expect(cookie).toMatchObject({ name: 'quanzi_session_1000', httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(answer.body).not.toContain(cookie?.value)
  const cookies = { quanzi_session_1000: cookie?.value ?? '' }
  const profile = 'uri=/api/userV2.profile&iid=1000'
  expect((await http.inject({ url: `/h5/getjsonp?${profile}`, cookies })).json()).toHaveProperty('t.userId')
  // What scripts can read does not open a session.
  const headers = { authorization: `Bearer ${answer.json().t2}` }
  expect((await http.inject({ url: `/h5/getjsonp?${profile}`, headers })).json()).toMatchObject({ code: 1000001 })
})

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/page' },
]

test.each(foreign)('a page of another site (%j) reads but does not write', async (headers) => {
  const someone = await server.login()
  const as = { authorization: `Bearer ${someone.bearer}`, ...headers }
  const write = await get('uri=/v2/user/logout&iid=1000&reqId=foreign-1', as)
  expect(write.json()).toMatchObject({ code: 1000002 })
  expect((await get('uri=/api/userV2.profile&iid=1000', as)).json()).toHaveProperty('t')
})

test('our own page writes', async () => {
  const someone = await server.login()
  const headers = {
    authorization: `Bearer ${someone.bearer}`,
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost:80',
  }
  expect((await get('uri=/v2/user/logout&iid=1000&reqId=own-page-1', headers)).json()).toEqual({ t: true })
})

test.each(['[::1', 'a b', '::::', '%', 'evil.example:99999999', '@', 'localhost:80:80'])(
  'a request with the Host header %j is answered, and no address in the answer names that host',
  async (host) => {
    for (const url of [
      '/wxservice2/oauth?iid=1000&redirect=/app/index/1000',
      '/local/wechat/oauth?state=s&redirect_uri=/back&scope=snsapi_userinfo',
      '/local/wechat/account/1000.png',
      '/local/cashier?offer=1&sign=1',
      '/app/index/1000',
      '/nowhere',
      `/h5/getjsonp?${DOMAINS}`,
    ]) {
      const answer = await server.app.http.inject({ url, headers: { host, referer: 'http://x/app' } })
      expect(answer.statusCode === 503 || answer.statusCode < 500).toBe(true)
      if (host.length > 2) expect(JSON.stringify([answer.headers.location, answer.body])).not.toContain(host)
    }
  },
)

const MISCHIEF = [
  '/media/clips/%00',
  '/media/clips/..%2f..%2fmediaRoutes.ts',
  '/media/clips/%2e%2e/mediaRoutes.ts',
  '/media/%00.webp?x-oss-process=image/resize,w_999999999',
  '/media/poster/%00.jpg',
  '/media/code/%00.png?mini=1',
  `/media/code/${'a'.repeat(400)}.png`,
  '/oss/h5/1000_%00?Expires=x&Signature=%00',
  '/oss/%ff',
  '/photos/%00/%00.jpg?expires=x&sign=%00',
  '/map/tiles/99/99999999999/-1.svg',
  '/map/tiles/11/%00/1.svg',
  '/local/cashier?offer=%00&sign=%00',
  '/local/cashier?offer=%7B&offer=2&sign=',
  '/local/wechat/oauth?state=%00&redirect_uri=javascript:1',
  '/local/wechat/account/99999999999.png',
  '/local/wechat/account/%00.png',
  '/local/wechat/signature?url=%00',
  '/wxservice2/oauth/return?state=%00.%00&code=%00',
  '/wxservice2/oauth?iid=1000&redirect=%00',
  '/getUserInfo?userId=%00',
  '/api/%00',
  '/h5/getjsonp?uri=%00',
  '/h5/getjsonp?uri=/v1/content/list&params=%7B',
  '/s/%00',
  '/app/index/99999999999',
  '/app/index/2147483648',
  '/app/act/1000/detail/%00',
  '/app/news/list/1000?iid=%00&cid=99999999999&type=99999999999',
  '/static/%00',
  '/%c0%ae%c0%ae/',
]

test.each(MISCHIEF)('%s is answered without a server fault', async (url) => {
  const answer = await server.app.http.inject({ url, headers: { cookie: 'quanzi_session_1000=%00; quanzi_oauth=%00' } })
  // 503: the site itself is not built here.
  expect(answer.statusCode === 503 || answer.statusCode < 500).toBe(true)
  if (answer.headers['content-type']?.toString().includes('json')) expect(answer.json().code).not.toBe(500000)
})

describe('a page of one tenant joins another', () => {
  beforeAll(() => server.db.insertInto('tenants').values({ iid: 3214, name: '圈', settings: '{}' }).execute())

  const join = (headers: Record<string, string>, more = '') =>
    server.app.http.inject({
      method: 'POST',
      url: '/h5/getjsonp',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost:80/app/find',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: `uri=/api/account.interest.bind&iid=3214${more}`,
    })

  test('the first tenant’s member joins the second one and is logged in there', async () => {
    const someone = await server.login()
    const cookie = `quanzi_session_1000=${someone.bearer}`
    const answer = await join({ cookie }, `&rid=${someone.member.rid}`)
    expect(answer.json()).toEqual({ t: { ok: true } })
    const [opened] = answer.cookies
    expect(opened?.name).toBe('quanzi_session_3214')
    const there = await get('uri=/api/userV2.profile&iid=3214', { cookie: `${opened?.name}=${opened?.value}` })
    expect(there.json().t).toMatchObject({ userId: someone.member.user_id })
  })

  test('a member of the second tenant stays the same', async () => {
    const [here, there] = [await server.login(), await server.login({ iid: 3214 })]
    const cookie = `quanzi_session_1000=${here.bearer}; quanzi_session_3214=${there.bearer}`
    const answer = await join({ cookie })
    expect([answer.json(), answer.cookies]).toEqual([{ t: { ok: true } }, []])
  })

  test('a visitor joins nothing, and nobody can join for another', async () => {
    expect((await join({})).json()).toMatchObject({ code: 1000001 })
    const [someone, other] = [await server.login(), await server.login()]
    const cookie = `quanzi_session_1000=${someone.bearer}`
    expect((await join({ cookie }, `&rid=${other.member.rid}`)).json()).toMatchObject({ code: 1000002 })
  })
})

test.each([
  ['/app/act/1000/detail/50%', '/app/act/1000/detail/50%25'],
  ['/app/act/1000/detail/%c0%ae?tag=a', '/app/act/1000/detail/%25c0%25ae?tag=a'],
  ['//evil.example/50%', '/evil.example/50%25'],
])('shell-and-routes §2: a browser that opens %s is redirected to a readable address', async (url, location) => {
  const asked = await server.app.http.inject({ url, headers: { accept: 'text/html' } })
  expect([asked.statusCode, asked.headers.location]).toEqual([302, location])
  expect((await server.app.http.inject({ url })).statusCode).toBe(400)
})
