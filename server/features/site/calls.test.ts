import { infoCalls, shareCalls, siteCalls } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const { consentInfo, getInfo, sendFeedback } = infoCalls
const { createShortUrl, parseShortUrl, recordStat } = shareCalls

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.db
    .insertInto('tenants')
    .values([1000, 3214].map((iid) => ({ iid, name: `圈子${iid}`, settings: '{}', banned_words: ['赌博'] })))
    .execute()
  await server.db.insertInto('domains').values({ domain: 'shan.example', iid: 1000 }).execute()
  const doc = { kind: 'privacy', title: '隐私', extra: '{}', updated_at: 1 }
  await server.db
    .insertInto('info_docs')
    .values([1, 2].map((version) => ({ ...doc, iid: 1000, version, html: `<p>v${version}</p>` })))
    .execute()
})
afterAll(() => server.close())

test('shell-and-routes §7: an address has one short link, and opening it counts', async () => {
  const first = await server.call(createShortUrl, { url: '/app/mate/1000/detail/7' })
  expect(await server.call(createShortUrl, { url: 'http://localhost:8080/app/mate/1000/detail/7' })).toEqual(first)
  expect(first.url).toBe(`http://localhost:8080/s/${first.code}`)
  expect(await server.call(parseShortUrl, { url: first.code })).toBe('/app/mate/1000/detail/7')
  const row = await server.db.selectFrom('short_urls').select('hits').executeTakeFirstOrThrow()
  expect(row.hits).toBe(1)
  await expect(server.call(parseShortUrl, { url: 'unknown' })).rejects.toMatchObject({ code: 1000004 })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/app/\\evil',
  '/etc',
  '/app/a\u0000b',
  'https://a@shan.example/app/find',
  'http://localhost:8080/wxservice2/oauth?iid=1000',
  '/s/abcdefg',
  '/app/no/such/screen',
  '',
])('the address %j is not shortened', async (url) => {
  await expect(server.call(createShortUrl, { url })).rejects.toMatchObject({ code: 1000003, msg: '参数错误: url' })
})

test('a short link belongs to the tenant that its target names', async () => {
  const { code } = await server.call(createShortUrl, { url: '/app/index/3214?type=7' })
  const row = await server.db.selectFrom('short_urls').select('iid').where('code', '=', code).executeTakeFirst()
  expect(row?.iid).toBe(3214)
})

test.each([
  '/app/index/424242',
  '/app/index/99999999999',
  '/app/act/999999999999999/detail/1',
  '/app/find?iid=3999999999',
])('shell-and-routes §7: %s, of a tenant that does not exist, gets no short link', async (url) => {
  await expect(server.call(createShortUrl, { url })).rejects.toMatchObject({ code: 1000004 })
})

test('a short link may lead only to its tenant’s own host, with the scheme and the port of this site', async () => {
  const url = 'http://shan.example:8080/app/find'
  const { code } = await server.call(createShortUrl, { url })
  expect(await server.call(parseShortUrl, { url: code })).toBe(url)
  for (const other of [
    'http://other.example:8080/app/find',
    'http://shan.example:8080/app/index/3214',
    'http://shan.example:8081/app/find',
    'https://shan.example:8080/app/find',
    'http://shan.example/app/find',
  ])
    await expect(server.call(createShortUrl, { url: other })).rejects.toMatchObject({ code: 1000003 })
})

test('shell-and-routes §7: a statistic with the same k counts once', async () => {
  for (let i = 0; i < 3; i++)
    await server.call(recordStat, { iid: 1000, type: 2, p: { path: '/app/act/1000', k: 'once' } })
  expect(await server.db.selectFrom('stats').select('k').where('k', '=', 'once').execute()).toHaveLength(1)
})

test.each(['9'.repeat(16), '9'.repeat(64), '1e300', '-1'])(
  'afterId %s is refused as a wrong parameter',
  async (afterId) => {
    const answer = await server.wire('/v2/comment/list', { iid: 1000, type: 9, targetId: '9001', afterId })
    expect(answer).toMatchObject({ code: 1000003, msg: '参数错误: afterId' })
  },
)

test.each([
  [2, 'https://evil.example/app/find'],
  [3, '//evil.example/app/find'],
  [3, { toString: 1 }],
  [1, '/app/index/3073'],
  [2, '/nowhere/at/all'],
])('statistic %s refuses the path %j, which is not of this site', async (type, path) => {
  const answer = await server.wire('/v1/sys/stat', { iid: 1000, type, p: JSON.stringify({ path, k: 'foreign' }) })
  expect(answer).toMatchObject({ code: 1000003, msg: '参数错误: p.path' })
  expect(await server.db.selectFrom('stats').select('k').where('k', '=', 'foreign').execute()).toEqual([])
})

test('a missing screen is counted under the requested path', async () => {
  await server.call(recordStat, { iid: 1000, type: 4, p: { path: '/nowhere/at/all', k: 'missing' } })
  expect(await server.db.selectFrom('stats').select('k').where('k', '=', 'missing').execute()).toHaveLength(1)
})

test('statistics contain no secrets of an address', async () => {
  const path = '/app/pay/order?iid=3214&rid=5&session=a-token&gid=G1&openId=an-openid'
  await server.call(recordStat, { iid: 3214, type: 3, p: { path, k: 'secret-path' } })
  const [row] = await server.db.selectFrom('stats').select('p').where('k', '=', 'secret-path').execute()
  expect(JSON.stringify(row?.p)).toContain('/app/pay/order?iid=3214&rid=5&gid=G1')
  expect(JSON.stringify(row?.p)).not.toMatch(/a-token|an-openid/)
})

test('counting a view makes nobody a member of the tenant, and uses up no writes', async () => {
  const someone = await server.login({ iid: 3214 })
  for (let i = 0; i < 200; i++)
    await server.call(recordStat, { iid: 1000, type: 3, p: { k: `view-${i}` } }, { as: someone })
  const rows = await server.db
    .selectFrom('member')
    .select('iid')
    .where('user_id', '=', someone.member.user_id)
    .execute()
  expect(rows).toEqual([{ iid: 3214 }])
  const [row] = await server.db.selectFrom('stats').selectAll().where('k', '=', 'view-7').execute()
  expect(row).toMatchObject({ iid: 1000, type: 3, user_id: someone.member.user_id })
})

test('shell-and-routes §7: the home of a tenant, and an unknown one', async () => {
  const home = await server.call(siteCalls.getTenantHome, { iid: 1000 })
  expect(home.url).toBe('http://localhost:8080/app/index/1000?type=7')
  await expect(server.call(siteCalls.getTenantHome, { iid: 99 })).rejects.toMatchObject({ code: 1000004 })
})

test('a legal text has its newest version, falls back to tenant 1000, and tells whether the viewer agreed', async () => {
  const someone = await server.login({ iid: 3214 })
  const read = () => server.call(getInfo, { iid: 3214, kind: 'privacy' }, { as: someone })
  expect(await read()).toMatchObject({ html: '<p>v2</p>', version: 2, agreed: false })
  const consent = (reqId: string, version: number, on: 0 | 1) =>
    server.call(consentInfo, { iid: 3214, reqId, kind: 'privacy', version, on }, { as: someone })
  await expect(consent('consent-1', 1, 1)).rejects.toMatchObject({ code: 1000007 })
  expect(await consent('consent-2', 2, 1)).toEqual({ agreedAt: server.time.now })
  expect((await read()).agreed).toBe(true)
  expect(await consent('consent-3', 2, 0)).toEqual({ agreedAt: null })
  expect((await read()).agreed).toBe(false)
  // Withdrawing consent to the policy has ended the session.
  await expect(consent('consent-4', 2, 1)).rejects.toMatchObject({ code: 1000001 })
  const [row] = await server.db.selectFrom('consents').selectAll().execute()
  expect(row).toMatchObject({ agreed_at: server.time.now, withdrawn_at: server.time.now })
})

test('feedback: visitors leave a phone, members send five a day, banned words are refused', async () => {
  const someone = await server.login()
  let n = 0
  const send = (more: object, as = someone) =>
    server.wire(
      '/v2/info/feedback',
      { iid: 1000, reqId: `feedback-${++n}`, kind: 'help', content: '怎样退款呢', ...more },
      { as },
    )
  expect(
    await server.wire('/v2/info/feedback', { iid: 1000, reqId: 'visitor-1', kind: 'contact', content: '我想合作' }),
  ).toMatchObject({ code: 1000003 })
  const visitor = { iid: 1000, kind: 'contact', content: '我想谈合作', phone: '13912345678' }
  for (let i = 0; i < 3; i++) {
    expect(await server.wire('/v2/info/feedback', { ...visitor, reqId: `visitor-a${i}` })).toHaveProperty('t.no')
  }
  expect(await server.wire('/v2/info/feedback', { ...visitor, reqId: 'visitor-b' })).toMatchObject({ code: 1000006 })
  expect(await send({ content: '来赌博吧朋友' })).toMatchObject({ code: 1000003 })
  for (let i = 0; i < 5; i++) expect(await send({})).toHaveProperty('t.id')
  expect(await send({})).toMatchObject({ code: 1000006 })
})

test('a second report of the same item gets the first answer', async () => {
  const someone = await server.login()
  const { rid } = (await server.login()).member
  const report = (reqId: string) =>
    server.call(
      sendFeedback,
      { iid: 1000, reqId, kind: 'report', content: '这是广告内容', targetType: '238', targetId: String(rid) },
      { as: someone },
    )
  const first = await report('report-1')
  expect(await report('report-2')).toEqual({ ...first, again: true })
})
