import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const SCRIPT = 'document.title="圈子"'
const INDEX = `<!doctype html><title>圈子</title><script>${SCRIPT}</script><script src="/js/app.1a2b3c4d.js"></script>`
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
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The page as it was built: without what this answer has put before its title. */
const withoutHead = (html: string) =>
  html.replace(/(<link rel="preload"[^>]*>)*(<script nonce=.*?<\/script>)?<title>/s, '<title>')

const get = (url: string, headers: Record<string, string> = {}) => server.app.http.inject({ url, headers })

test.each(['/', '/app/act/1000/detail/9012', '/app/pay/actpay?gid=1', '/s/abc', '/app/no/such'])(
  '%s is the app',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(withoutHead(answer.body)).toBe(INDEX)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  },
)

test('only the page’s own inline script may run', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("object-src 'none'")
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
  '%s is not there',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test.each(['/nothing', '/no/such/page?x=1'])(
  'whoever types %s sees the app, which says that it is missing',
  async (url) => {
    const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(answer.statusCode).toBe(404)
    expect(withoutHead(answer.body)).toBe(INDEX)
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'")
    expect((await get(url, { accept: '*/*' })).json()).toMatchObject({ code: 1000004 })
  },
)
