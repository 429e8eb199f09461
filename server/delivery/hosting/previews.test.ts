import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { PREVIEW_FILE, readPreviews } from './previews'

const INDEX = '<!doctype html><head><title>圈子</title></head><body><div id="app"></div></body>'
const TABLE = { 'modules/index/home/index': ['js/12.1a2b3c4d.js', 'css/12.1a2b3c4d.css'] }

/** A fake of the build's renderer: shows its input, and fails on demand. */
const RENDERER = `exports.renderPreview = async ({ url, origin, language, answers }) => {
  if (url.includes('broken')) throw new Error('cannot draw')
  if (!url.startsWith('/app/index')) return null
  const html = '<div id="preview">' + [url, origin, language, Object.keys(answers).length, '$&'].join(' ') + '</div>'
  return { title: '<山野圈>', html }
}`

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-previews-'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'page-chunks.json'), JSON.stringify(TABLE))
  await writeFile(join(folder, PREVIEW_FILE), RENDERER)
  server = await createDemoServer({ h5Folder: folder, env: { PUBLIC_URL: 'http://quanzi.example' } })
  await server.db.insertInto('domains').values({ domain: 'shan.example', iid: 1000, name: '' }).execute()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('the same answers are drawn once, others anew; a drawing that failed is tried again', async () => {
  const own = await mkdtemp(join(tmpdir(), 'quanzi-drawings-'))
  const renderer = `let drawn = 0
exports.renderPreview = async ({ url }) => {
  drawn += 1
  if (url === '/broken' && drawn < 5) throw new Error('cannot draw')
  return { title: '', html: String(drawn) }
}`
  await writeFile(join(own, PREVIEW_FILE), renderer)
  const { renderPreview } = readPreviews(own)
  const draw = async (url: string, title: string) =>
    (await renderPreview({ url, origin: 'http://a.example', language: 'zh', answers: { call: { title } } }))?.html
  expect(await Promise.all([draw('/home', 'a'), draw('/home', 'a'), draw('/home', 'b')])).toEqual(['1', '1', '2'])
  expect([await draw('/home', 'a'), await draw('/other', 'a')]).toEqual(['1', '3'])
  await expect(draw('/broken', '')).rejects.toThrow('cannot draw')
  expect(await draw('/broken', '')).toBe('5')
  await rm(own, { recursive: true })
})

const open = async (url: string) => (await server.app.http.inject({ url, headers: { host: 'quanzi.example' } })).body

test('the preview is in the page, rendered from the same answers, in the address’s language', async () => {
  const body = await open('/app/index/1000?lang=en')
  expect(body).toContain(
    '<div id="app"></div><div id="preview">/app/index/1000?lang=en http://quanzi.example en 3 $&</div>',
  )
  expect(body).toContain('<title>&lt;山野圈&gt;</title>')
})

test('the preview uses a configured address, whatever host the request names', async () => {
  const addressed = async (host: string) =>
    / (http\S+) zh /.exec((await server.app.http.inject({ url: '/app/index/1000', headers: { host } })).body)?.[1]
  expect(await addressed('shan.example:6666')).toBe('http://shan.example')
  expect(await addressed('evil.example')).toBe('http://quanzi.example')
})

test('the preview’s styles block the first paint; scripts do not', async () => {
  const body = await open('/app/index/1000')
  expect(body).toContain('<link rel="stylesheet" href="/css/12.1a2b3c4d.css">')
  expect(body).toContain('<link rel="preload" as="script" href="/js/12.1a2b3c4d.js">')
})

test('the preview’s script has the nonce of the response', async () => {
  const { body, headers } = await server.app.http.inject({ url: '/app/index/1000' })
  const nonces = [...body.matchAll(/<script nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
  expect(nonces).toHaveLength(2)
  for (const nonce of nonces) expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})

test.each(['/app/index/999999', '/app/index/1000?broken=1', '/app/find', '/no/such'])(
  '%s has no preview',
  async (url) => {
    expect(await open(url)).not.toContain('id="preview"')
  },
)

test('the renderer’s file is not served', async () => {
  expect((await server.app.http.inject({ url: `/${PREVIEW_FILE}` })).statusCode).toBe(404)
})
