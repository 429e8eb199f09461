import { request } from './index.h5'

const page = globalThis as unknown as Record<string, unknown>
const { fetch } = globalThis
let asked: RequestInit | undefined

beforeEach(() => {
  page.window = { location: new URL('https://site.test/app/index/1000') }
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    asked = init
    return new Response('{"t":1}')
  }) as typeof globalThis.fetch
})
afterEach(() => {
  delete page.window
  globalThis.fetch = fetch
})

const ask = async (method: 'GET' | 'POST', url: string) => {
  await request({ method, url, headers: { 'Content-Type': 'text/plain' }, timeoutMs: 1000 })
  return asked?.headers as Record<string, string>
}

test('a write to this site’s gateway has the header of this site; a write to another gateway needs no preflight', async () => {
  expect(await ask('POST', '/h5/getjsonp')).toEqual({ 'Content-Type': 'text/plain', 'X-Quanzi': '1' })
  expect(await ask('POST', 'https://site.test/h5/getjsonp')).toHaveProperty('X-Quanzi')
  expect(await ask('POST', 'https://gateway.test/h5/getjsonp')).not.toHaveProperty('X-Quanzi')
  expect(await ask('GET', '/h5/getjsonp?uri=/x')).not.toHaveProperty('X-Quanzi')
})
