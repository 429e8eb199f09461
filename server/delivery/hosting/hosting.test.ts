import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const SCRIPT = 'document.title="圈子"'
const INDEX = `<!doctype html><html lang="zh-CN"><title>圈子</title><script>${SCRIPT}</script><script defer="defer" src="/js/app.1a2b3c4d.js"></script><body></body>`
const CODE = 'console.log("quanzi");'.repeat(200)

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-h5-'))
  await mkdir(join(folder, 'js'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'js', 'app.1a2b3c4d.js'), CODE)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  server = await createTestServer({ h5Folder: folder })
  await server.db.insertInto('tenants').values({ iid: 1000, name: '山野圈', settings: '{}' }).execute()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The page as built, without what this response has added before its title and at its end. */
const asBuilt = (html: string) =>
  html.replace(/(<link rel="preload"[^>]*>)*<title>/, '<title>').replace(/<script nonce=.*?<\/script>(?=<\/body>)/s, '')

const get = (url: string, headers: Record<string, string> = {}) => server.app.http.inject({ url, headers })

test.each(['/', '/app/act/1000/detail/9012', '/app/pay/actpay?gid=1', '/s/abc', '/app/no/such'])(
  '%s returns the app',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(asBuilt(answer.body)).toBe(INDEX)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  },
)

test('the content policy allows only the page’s own inline scripts', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("object-src 'none'")
})

test('the page that a browser keeps has nobody’s data, and the policy of its tenant', async () => {
  const settings = { sources: { pictures: ['https://pictures.example.org'] } }
  await server.db
    .insertInto('tenants')
    .values({ iid: 4001, name: '河谷', settings: JSON.stringify(settings) })
    .execute()
  const answer = await get('/index.html?iid=4001')
  expect(answer.statusCode).toBe(200)
  expect(asBuilt(answer.body)).toBe(INDEX)
  expect(answer.body).toContain('window.__QUANZI__={"calls":{},')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain('https://pictures.example.org')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const iid of ['1000', '9999', 'x', '4001&iid=4001']) {
    const other = await get(`/index.html?iid=${iid}`)
    expect(other.statusCode).toBe(200)
    expect(asBuilt(other.body)).toBe(INDEX)
  }
  expect(String((await get('/index.html?iid=1000')).headers['content-security-policy'])).not.toContain(
    'pictures.example',
  )
})

test('files with a hash in their name are kept for ever and arrive compressed', async () => {
  const answer = await get('/js/app.1a2b3c4d.js', { 'accept-encoding': 'br, gzip' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(CODE)
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=300')
})

test.each(['/../package.json', '/js/../../package.json', '/%2e%2e/package.json', '/js/none.js', '/nothing'])(
  '%s is answered 404',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test.each(['/nothing', '/no/such/page?x=1'])('%s returns the app, which shows its 404 screen', async (url) => {
  const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(answer.statusCode).toBe(404)
  expect(asBuilt(answer.body)).toBe(INDEX)
  expect(answer.headers['content-security-policy']).toContain("object-src 'none'")
  expect((await get(url, { accept: '*/*' })).json()).toMatchObject({ code: 1000004 })
})

test('pictures, clips and requests of a page go to this site and to what its tenant’s configuration names', async () => {
  const tenant = (iid: number, sources: object) => ({ iid, name: `圈子${iid}`, settings: JSON.stringify({ sources }) })
  await server.db
    .insertInto('tenants')
    .values([
      tenant(3192, { pictures: ['https://cdn.lake.example'], media: ['https://clips.lake.example'] }),
      tenant(3214, { pictures: ['https://cdn.hill.example'], connect: ['https://maps.hill.example'] }),
      tenant(3073, { pictures: ["https://a.example; script-src 'unsafe-inline'", 'javascript:1', 7], media: 'x' }),
    ])
    .execute()
  await server.db.insertInto('domains').values({ domain: 'lake.example', iid: 3192, name: '' }).execute()
  await server.db
    .insertInto('config_items')
    .values({
      ...{ iid: 3192, type: 'community', title: '', descr: '', image: '', action: null, sort: 1 },
      extra: '{"iid":3214}',
    })
    .execute()
  const policyOf = async (url: string, host = 'lake.example') => {
    const policy = String((await get(url, { host })).headers['content-security-policy'])
    return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  }

  const lake = await policyOf('/app/index/3192')
  const own = ['http://localhost:8080', 'http://lake.example:8080']
  const faces = ['https://*.qlogo.cn', 'https://*.douyinpic.com']
  // The communities that a tenant lists open without another page load.
  expect(lake['img-src']).toEqual(
    expect.arrayContaining([
      "'self'",
      'data:',
      'blob:',
      ...faces,
      ...own,
      'https://cdn.lake.example',
      'https://cdn.hill.example',
    ]),
  )
  expect(lake['media-src']).toEqual(["'self'", 'blob:', ...own, 'https://clips.lake.example'])
  const gate = ['ws://lake.example:3051', 'wss://lake.example:3051']
  expect(lake['connect-src']).toEqual(["'self'", ...own, ...gate, 'https://maps.hill.example'])

  const hill = await policyOf('/app/index/3214')
  expect(hill['img-src']).toContain('https://cdn.hill.example')
  expect(JSON.stringify(hill)).not.toContain('lake.example"]')
  expect(hill['img-src']).not.toContain('https://cdn.lake.example')

  // Invalid hosts in a configuration change nothing.
  const odd = await policyOf('/app/index/3073', "evil.example; script-src 'unsafe-inline'")
  expect(odd['img-src']).toEqual(["'self'", 'data:', 'blob:', ...faces, 'http://localhost:8080'])
  expect(odd['connect-src']).toEqual(["'self'", 'http://localhost:8080'])
  expect(JSON.stringify(odd['script-src'])).not.toContain('unsafe')
})

test.each([
  ['/app/index/77', 404],
  ['/app/act/99999999999/detail/5', 404],
  ['/app/find?iid=77', 404],
  ['/app/university/frame/home?cid=77', 404],
  ['/app/find?iid=1000', 200],
  ['/app/find', 200],
  ['/', 200],
  ['/s/abc', 200],
])('shell-and-routes §2: the page of %s has status %d, depending on whether its tenant exists', async (url, status) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(status)
  expect(asBuilt(answer.body)).toBe(INDEX)
})

test('the page says which language it is in', async () => {
  const langOf = async (url: string) => /<html lang="([\w-]+)">/.exec((await get(url)).body)?.[1]
  expect(await langOf('/app/find?iid=1000')).toBe('zh-CN')
  expect(await langOf('/app/find?iid=1000&lang=en')).toBe('en')
})
