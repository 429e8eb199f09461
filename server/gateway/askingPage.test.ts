import { ridToken } from '../identity/ridSecret'
import { createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
  await server.db.insertInto('domains').values({ domain: 'shan.example', iid: 1000, name: '山野圈' }).execute()
})
afterAll(() => server.close())

const get = (query: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: `/h5/getjsonp?${query}`, headers })

const HOME = 'http://localhost:8080'
type Headers = Record<string, string>
const none: Headers = {}
const TENANT = 'http://shan.example:8080'
let cookie: string
let token: string
let nickname = 0
beforeEach(async () => {
  const someone = await server.login()
  cookie = `quanzi_session_1000=${someone.bearer}`
  const { id } = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', someone.member.user_id)
    .executeTakeFirstOrThrow()
  token = ridToken(server.app.services.secrets, id, someone.member.rid)
})

/** A request that a page makes a browser send, with its cookie. */
const write = async (method: 'GET' | 'POST', headers: Record<string, string>, more: Record<string, string> = {}) => {
  nickname += 1
  const fields = { iid: '1000', reqId: `cookie-write-${nickname}`, nickname: `名字${nickname}`, ...more }
  const payload = new URLSearchParams({ uri: '/v2/user/profile/update', ...fields }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.app.http.inject({
    method,
    url: method === 'GET' ? `/h5/getjsonp?${payload}` : '/h5/getjsonp',
    headers: { cookie, ...headers, ...(method === 'POST' ? form : {}) },
    ...(method === 'POST' ? { payload } : {}),
  })
  return answer.body.includes(`名字${nickname}`) ? 'written' : (/"code":(\d+)/.exec(answer.body)?.[1] ?? answer.body)
}

test.each([
  ['an old browser that says nothing of a picture’s page', 'GET', {}],
  ['a script', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }],
  ['a picture on a page of this site', 'GET', { 'sec-fetch-site': 'same-origin', referer: `${HOME}/app/note/1` }],
  ['a link', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['an old browser that posts and says nothing', 'POST', {}],
  ['a form of another site', 'POST', { origin: 'https://evil.example' }],
  ['a form of a page without a name', 'POST', { origin: 'null' }],
  ['a form of a sibling host', 'POST', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:8080' }],
  ['a form that is opened as a page', 'POST', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
] as const)('writes nothing for %s', async (_, method, headers) => {
  expect(await write(method, headers)).toBe('1000002')
  expect(await write(method, headers, { callback: 'cb' })).toBe('1000002')
})

test.each([
  ['our own client', 'POST', { 'x-quanzi': '1' }],
  [
    'a request of our own page, as a browser says',
    'POST',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  ],
  ['a post of our own origin in an old browser', 'POST', { origin: HOME }],
] as const)('writes for %s', async (_, method, headers) => {
  expect(await write(method, headers)).toBe('written')
})

test('a script may write with the session’s token, and with no other token', async () => {
  expect(await write('GET', {}, { token, callback: 'cb' })).toBe('written')
  expect(await write('GET', {}, { token: `${token}x`, callback: 'cb' })).toBe('1000002')
  const other = await server.login()
  cookie = `quanzi_session_1000=${other.bearer}`
  expect(await write('GET', {}, { token, callback: 'cb' })).toBe('1000002')
})

test('a picture request cannot log a visitor in', async () => {
  cookie = ''
  const login = 'uri=/v1/registerV2/loginByMobile&iid=1000&loginName=13911112222&passWord=secret1'
  expect((await get(login)).json()).toMatchObject({ code: 1000002 })
})

/** The answer for a script in a page with these headers. */
const script = async (query: string, headers: Record<string, string>) => {
  const { body } = await get(`${query}&callback=cb`, { cookie, ...headers })
  return JSON.parse(body.slice('/**/cb('.length, -1))
}
const PROFILE = 'uri=/api/userV2.profile&iid=1000'

test('a script on another site cannot read a member’s data', async () => {
  for (const headers of [
    none,
    { referer: 'https://evil.example/' },
    { 'sec-fetch-site': 'same-site', referer: 'http://evil.shan.example/' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Headers[]) {
    expect(await script(PROFILE, headers)).toMatchObject({ code: 1000002 })
  }
})

test('such a script reads public data as a visitor', async () => {
  await server.db
    .insertInto('config_items')
    .values({
      iid: 1000,
      type: 'community',
      title: '圈',
      descr: '',
      image: '',
      action: null,
      extra: '{"iid":1000}',
      sort: 1,
    })
    .execute()
  const communities = 'uri=/api/config/list&iid=1000&type=community'
  const rows = async (headers: Record<string, string>) => (await script(communities, headers)).t.list[0].extra
  expect(await rows({ referer: 'https://evil.example/' })).toEqual({ iid: 1000 })
  expect(await rows({ referer: `${TENANT}/app` })).toEqual({ iid: 1000, joined: true })
})

test('a script on this site or on the tenant’s own hosts reads them; one on another tenant’s host does not', async () => {
  await server.db.insertInto('domains').values({ domain: 'lake.example', iid: 3073, name: '' }).execute()
  for (const headers of [
    { ...none, 'sec-fetch-site': 'same-origin' },
    { referer: `${HOME}/app/index/1000` },
    { 'sec-fetch-site': 'same-site', referer: `${TENANT}/` },
    { 'sec-fetch-site': 'cross-site', referer: `${TENANT}/` },
  ] as Headers[]) {
    expect(await script(PROFILE, headers)).toHaveProperty('t.userId')
  }
  for (const referer of [
    'http://lake.example:8080/',
    'https://shan.example:8080/',
    'http://shan.example/',
    'http://shan.example:9999/',
  ]) {
    expect(await script(PROFILE, { referer })).toMatchObject({ code: 1000002 })
  }
})

test('no script of another host gets the ridSecret', async () => {
  const chatUser = async (headers: Record<string, string>) =>
    (
      await server.app.http.inject({
        url: '/getUserInfo?uniqId=1&iid=1000&callback=cb',
        headers: { cookie, ...headers },
      })
    ).body
  expect(await chatUser({ 'sec-fetch-site': 'same-origin' })).toContain('ridSecret')
  for (const headers of [
    none,
    { referer: `${TENANT}/` },
    { 'sec-fetch-site': 'same-site', referer: `${TENANT}/` },
  ] as Headers[]) {
    expect(await chatUser(headers)).not.toContain('ridSecret')
  }
})
