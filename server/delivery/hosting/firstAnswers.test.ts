import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  callKey,
  getContent,
  getOrder,
  getPageShow,
  getProfile,
  getSiteInfo,
  listConfig,
  MODULE_TYPE,
} from '@quanzi/contract'
import { sessionCookie } from '../../identity/sessionCookies'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'
import { orderLines } from '../../testing/orderLines'
import { dataScript, inlineJson } from './inlineData'

const INDEX =
  '<!doctype html><head><title>圈子</title><script defer="defer" src="/js/app.0.js"></script><link rel="stylesheet" href="/css/app.0.css"></head><body></body>'
const TABLE = {
  'modules/index/home/index': ['js/12.1a2b3c4d.js', 'css/12.1a2b3c4d.css', 'js/lib.0.js'],
  'modules/act/list/index': ['js/13.1a2b3c4d.js', 'js/lib.0.js'],
  'modules/act/detail/index': ['js/14.1a2b3c4d.js', 'js/13.1a2b3c4d.js'],
}
const HOSTILE = '</script><script>alert(1)</script><!--$&'

let server: TestServer
let folder: string
let actor: Actor
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-first-'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'page-chunks.json'), JSON.stringify(TABLE))
  server = await createTestServer({ h5Folder: folder })
  actor = await server.login({ nick_name: HOSTILE })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, cookies: Record<string, string> = {}) => server.app.http.inject({ url, cookies })

function dataIn(html: string): { calls: Record<string, unknown>; next: readonly string[] } {
  const text = /<script nonce="[^"]+">window\.__QUANZI__=(.*?)<\/script>/s.exec(html)?.[1]
  return text ? JSON.parse(text) : { calls: {}, next: [] }
}

const callsIn = (html: string) => dataIn(html).calls

const all = (text: string, element: RegExp) => [...text.matchAll(element)].map(([, address]) => address)

test('the page fetches its styles first, then the scripts of entry and route, and all of them before pictures', async () => {
  const { body } = await open('/app/index/1000')
  expect(all(body, /<link rel="preload" as="\w+" href="([^"]+)">/g)).toEqual([
    '/css/app.0.css',
    '/css/12.1a2b3c4d.css',
    '/js/app.0.js',
    '/js/12.1a2b3c4d.js',
    '/js/lib.0.js',
  ])
  expect(body.indexOf('window.__QUANZI__')).toBeGreaterThan(body.indexOf('<body>'))
  expect((await open('/app/find')).body).not.toContain('js/12.')
})

test('the scripts of the route run before the entry, and its styles come after those of the app', async () => {
  const { body } = await open('/app/index/1000')
  const scripts = all(body, /<script defer(?:="defer")? src="([^"]+)"><\/script>/g)
  expect(scripts).toEqual(['/js/12.1a2b3c4d.js', '/js/lib.0.js', '/js/app.0.js'])
  expect(all(body, /<link rel="stylesheet" href="([^"]+)">/g)).toEqual(['/css/app.0.css', '/css/12.1a2b3c4d.css'])
})

test('the page lists the files of the next screens once each, without its own', async () => {
  expect(dataIn((await open('/app/index/1000')).body).next).toEqual(['/js/14.1a2b3c4d.js', '/js/13.1a2b3c4d.js'])
  expect(dataIn((await open('/app/act/1000')).body).next).toEqual(['/js/14.1a2b3c4d.js'])
  expect(dataIn((await open('/app/find')).body).next).toEqual([])
})

test('the data script has the nonce of its own response', async () => {
  const answers = [await open('/app/index/1000'), await open('/app/index/1000')]
  const nonces = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1])
  expect(nonces[0]).toBeTruthy()
  expect(nonces[0]).not.toBe(nonces[1])
  answers.forEach(({ headers }, at) => {
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[at]}'`)
  })
})

test('a refused call puts no answer into the page, so that the app makes the call and gets the reason', async () => {
  const calls = callsIn((await open('/app/news/1000/detail/none')).body)
  expect(calls).not.toHaveProperty([callKey(getContent.uri, { iid: 1000, moduleType: MODULE_TYPE.news, id: 'none' })])
})

test('home carries the answers of its own calls', async () => {
  const calls = callsIn((await open('/app/index/1000')).body)
  const asked = [
    [getSiteInfo.uri, { iid: 1000, type: 'js', userId: '' }],
    [listConfig.uri, { iid: 1000, type: 'tabBar' }],
    [getPageShow.uri, { iid: 1000, rid: 1, type: 7 }],
  ] as const
  const answered: Record<string, unknown> = {}
  for (const [uri, params] of asked) {
    const answer = await server.wire(uri, params)
    if ('t' in answer) answered[callKey(uri, params)] = answer.t
  }
  expect(Object.keys(answered)).not.toHaveLength(0)
  expect(calls).toEqual(answered)
})

test('a member’s profile is only in the member’s own page, cannot end its script, and is not stored by caches', async () => {
  const key = callKey(getProfile.uri, { iid: 1000 })
  expect(callsIn((await open('/app/index/1000')).body)).not.toHaveProperty([key])
  const { body, headers } = await open('/app/index/1000', { [sessionCookie(1000)]: actor.bearer })
  expect(callsIn(body)[key]).toMatchObject({ nick_name: HOSTILE })
  expect(body).not.toContain('<script>alert(1)')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('the buyer’s page has the order, with each parameter name, and no other visitor’s page has it', async () => {
  const { gid } = await orderLines(server, actor, { lines: [{ targetId: 'tent', price: 100 }] })
  const key = callKey(getOrder.uri, { iid: 1000, orderId: gid })
  const cookies = { [sessionCookie(1000)]: actor.bearer }
  for (const name of ['gid', 'orderId'])
    expect(callsIn((await open(`/app/order/detail?iid=1000&${name}=${gid}`, cookies)).body)[key]).toMatchObject({ gid })
  const stranger = { [sessionCookie(1000)]: (await server.login()).bearer }
  const address = `/app/order/detail?iid=1000&gid=${gid}`
  expect(callsIn((await open(address, stranger)).body)).not.toHaveProperty([key])
  expect(callsIn((await open(address)).body)).not.toHaveProperty([key])
})

test('inlined JSON keeps its value and contains nothing that HTML interprets', () => {
  expect(JSON.parse(inlineJson({ text: HOSTILE }))).toEqual({ text: HOSTILE })
  expect(dataScript({ calls: { k: HOSTILE }, gatePort: 3051, next: [] }, 'n').match(/<\/script>/g)).toHaveLength(1)
  expect(dataScript({ calls: { k: HOSTILE }, gatePort: 3051, next: [] }, 'n')).not.toContain('<!--')
})
