import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { createTestServer, type TestServer } from '../../testing/createTestServer'
import { offerPicture } from './art/offerPictures'
import { parsePictureName } from './art/picture'
import { mediaRoutes } from './mediaRoutes'
import { signMedia } from './paidMedia'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const read = async (query: string, name = 'camp-12-800x600') => {
  const { statusCode, headers, rawPayload } = await server.app.http.inject(`/media/${name}.webp${query}`)
  return { statusCode, type: headers['content-type'], begins: rawPayload.subarray(0, 3).toString('hex') }
}

const JPEG = { statusCode: 200, type: 'image/jpeg', begins: 'ffd8ff' }
const WEBP = { statusCode: 200, type: 'image/webp', begins: Buffer.from('RIF').toString('hex') }

test('a picture is WebP by default, and JPEG on request', async () => {
  expect(await read('?x-oss-process=image/resize,w_640/format,jpg')).toEqual(JPEG)
  expect(await read('?x-oss-process=image/resize,w_640')).toEqual(WEBP)
  expect(await read('?x-oss-process=image/format,jpg')).toEqual(JPEG)
  expect(await read('')).toEqual(WEBP)
  expect(await read('?x-oss-process=image/format,tiff')).toEqual(WEBP)
})

test('one address has only so many pictures drawn; those that are drawn are still sent', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  const http = fastify()
  let left = 1
  const mayDraw = async () => left-- > 0
  await http.register((app) => mediaRoutes(app, { cacheDir: dir, gate: server.app.services, mayDraw }))
  const status = async (seed: number) => (await http.inject(`/media/camp-${seed}-64x64.webp`)).statusCode
  expect([await status(1), await status(2), await status(1), await status(2)]).toEqual([200, 429, 200, 429])
})

test('screens-content §7: each of the 46 offers has a picture under its two-digit number', async () => {
  const numbers = Array.from({ length: 46 }, (_, at) => String(at + 1).padStart(2, '0'))
  const names = numbers.map((no) => offerPicture(no) ?? '')
  expect(names.filter((name) => parsePictureName(name) === null)).toEqual([])
  expect(new Set(names).size).toBe(46)
  expect(await read('?x-oss-process=image/resize,w_160', 'gongyi/01')).toEqual(WEBP)
  for (const no of ['00', '47', '1', '001', 'x1'])
    expect([no, (await read('', `gongyi/${no}`)).statusCode]).toEqual([no, 404])
})

test('expect-reading §2.4: a priced stream opens in its signed folder only, its segments too, until the address expires', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clips-'))
  for (const folder of ['lesson', 'other']) {
    await mkdir(join(dir, folder))
    await writeFile(join(dir, folder, 'index.m3u8'), '#EXTM3U\n0.m4s\n')
    await writeFile(join(dir, folder, '0.m4s'), 'segment')
  }
  const src = '/media/clips/lesson/index.m3u8'
  await server.db
    .insertInto('content')
    .values({
      ...{ iid: 1000, module_type: 3, author_id: 1, title: '课', price_fen: 900, status: 'published' },
      ...{ media: JSON.stringify({ src, poster: '', seconds: 6 }), created_at: 1, published_at: 1 },
      ...{ body: '[]', extra: '{}' },
    })
    .execute()
  const { services } = server.app
  const http = fastify()
  await http.register((app) =>
    mediaRoutes(app, { cacheDir: dir, clipsDir: dir, gate: services, mayDraw: async () => true }),
  )
  const status = async (url: string) => (await http.inject(url)).statusCode
  const { url, expireAt } = signMedia(services.secrets, src, server.time.now)
  const folder = url.replace('index.m3u8', '')
  const list = await http.inject(url)
  expect([list.statusCode, list.headers['content-type'], list.body.length]).toEqual([
    200,
    'application/vnd.apple.mpegurl',
    14,
  ])
  expect((await http.inject(`${folder}0.m4s`)).body).toBe('segment')
  const part = await http.inject({ url: `${folder}0.m4s`, headers: { range: 'bytes=2-4' } })
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/7', 'gme'])
  const others = [src, '/media/clips/lesson/0.m4s', `${folder.replace('/lesson/', '/other/')}0.m4s`]
  const forged = [folder.replace(/~(\d+)-/, (_, at: string) => `~${Number(at) + 1}-`), folder.replace(/-[^/]+/, '-x')]
  for (const wrong of [...others, ...forged.map((one) => `${one}0.m4s`)])
    expect([wrong, await status(wrong)]).toEqual([wrong, 403])
  expect(await status('/media/clips/other/0.m4s')).toBe(200)
  expect([await status(`${folder}9.m4s`), await status(`${folder}..%2Fx.m4s`)]).toEqual([404, 404])
  server.time.now = expireAt
  expect([await status(url), await status(`${folder}0.m4s`)]).toEqual([403, 403])
  await http.close()
})
