import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { REGIONS_VERSION } from '@quanzi/contract'
import fastify, { type FastifyInstance } from 'fastify'
import regions from '../../../contract/regions/regions.json'
import { regionsRoute } from './regionsRoute'

const url = `/static/regions-${REGIONS_VERSION}.json`
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  await regionsRoute(app)
})
afterAll(() => app.close())

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('with accept-encoding %s answers %s, for ever', async (accepted, encoding, decode) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
  expect(headers['content-encoding']).toBe(encoding)
  expect(JSON.parse(decode(rawPayload).toString())).toEqual(regions)
})

test('takes at most 60 kB on the wire', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(rawPayload.length).toBeLessThanOrEqual(60_000)
  }
})

test('another version is answered 404', async () => {
  expect((await app.inject('/static/regions-1999.1.json')).statusCode).toBe(404)
})
