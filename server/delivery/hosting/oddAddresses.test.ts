import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROUTE_NAMES, routeOf } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

/** Ids as visitors, broken links and attackers write them. */
const ODD = [
  '%25',
  '%',
  '%00',
  '%F0%9F%8F%94%E2%80%AE',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '..%2f..',
  '%c0%ae',
  '1'.repeat(300),
]

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-h5-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="zh-CN"><title>圈子</title>')
  server = await createTestServer({ h5Folder: folder })
  await server.db.insertInto('tenants').values({ iid: 1000, name: '山野圈', settings: '{}' }).execute()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const browse = (url: string) => server.app.http.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

const written = (pattern: string, iid: string, odd: string) =>
  `${pattern.replace(':iid', iid).replace(/:\w+/g, odd)}?id=${odd}&iid=${iid}`

/** The page that a browser shows in the end. */
async function shown(url: string) {
  const answer = await browse(url)
  return answer.statusCode === 302 ? await browse(String(answer.headers.location)) : answer
}

test.each(ODD)('shell-and-routes §2: the app’s page answers every path with the id %s, never raw data', async (odd) => {
  const wrong: string[] = []
  for (const name of ROUTE_NAMES) {
    const { pattern } = routeOf(name)
    if (pattern === '*') continue
    for (const iid of pattern.includes(':iid') ? ['1000', odd] : ['1000']) {
      const url = written(pattern, iid, odd)
      const { statusCode, headers, body } = await shown(url)
      const isPage = [200, 404].includes(statusCode) && /^text\/html/.test(String(headers['content-type']))
      if (!isPage || !body.includes('<title>') || body.includes('<script>alert')) wrong.push(`${statusCode} ${url}`)
    }
  }
  expect(wrong).toEqual([])
})

test('shell-and-routes §2: every path of a tenant that does not exist comes with 404', async () => {
  const wrong: string[] = []
  for (const name of ROUTE_NAMES) {
    const { pattern } = routeOf(name)
    if (name.startsWith('root.')) continue
    const { statusCode } = await browse(written(pattern, '77', '5'))
    if (statusCode !== 404) wrong.push(pattern)
  }
  expect(wrong).toEqual([])
})
