import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { playPaid } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { boxAt, boxesIn } from './mp4Boxes'

const iid = 1000
let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const get = async (url: string) => await server.app.http.inject({ url })
const sequence = (list: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(list)?.[1])

test('the local stream is a live playlist that moves with the clock, with segments that open inside the signed folder', async () => {
  const { url, expireAt } = await server.call(playPaid, { iid, moduleType: 23, id: '23002' })
  expect(expireAt).toBe(server.time.now + 2 * 3_600_000)
  const first = await get(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
  expect(first.body).not.toContain('ENDLIST')
  const parts = first.body.split('\n').filter((line) => line.endsWith('.m4s'))
  expect(parts).toHaveLength(5)
  server.time.now += 12_000
  expect(sequence((await get(url)).body)).toBe(sequence(first.body) + 2)
  const folder = url.replace('index.m3u8', '')
  const init = (await get(`${folder}init.mp4`)).rawPayload
  expect(boxesIn(init, 'ftyp')).toHaveLength(1)
  expect(boxAt(init, 'moov/trak/mdia/minf/stbl/stsd').includes('avc1')).toBe(true)
  const [one, two] = await Promise.all(parts.slice(0, 2).map(async (part) => (await get(folder + part)).rawPayload))
  const timeOf = (bytes: Buffer | undefined) =>
    Number(boxAt(bytes ?? Buffer.alloc(0), 'moof/traf/tfdt').readBigUInt64BE(4))
  expect((timeOf(two) - timeOf(one)) / 10_240).toBe(6)
  const trun = boxAt(one ?? Buffer.alloc(0), 'moof/traf/trun')
  const sizes = Array.from({ length: trun.readUInt32BE(4) }, (_, at) => trun.readUInt32BE(12 + at * 16 + 4))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(boxesIn(one ?? Buffer.alloc(0), 'mdat')[0]?.length)
  // The first sample is a key frame: its unit says so.
  expect(trun.readUInt32BE(8)).toBe((boxesIn(one ?? Buffer.alloc(0), 'moof')[0]?.length ?? 0) + 16)
  // Its pictures are those of the clip on disk, to the last byte.
  const clip = await readFile(join(__dirname, '../../delivery/media/clips/camp.mp4'))
  let rest = boxesIn((await get(`${folder}0.m4s`)).rawPayload, 'mdat')[0] ?? Buffer.alloc(0)
  expect(rest.length).toBeGreaterThan(10_000)
  const zero = boxAt((await get(`${folder}0.m4s`)).rawPayload, 'moof/traf/trun')
  for (let at = 0; at < zero.readUInt32BE(4); at += 1) {
    const size = zero.readUInt32BE(12 + at * 16 + 4)
    expect(clip.includes(rest.subarray(0, size))).toBe(true)
    rest = rest.subarray(size)
  }
})

test('another room, another time, a forged signature and what is still to come open nothing', async () => {
  const { url } = await server.call(playPaid, { iid, moduleType: 23, id: '23002' })
  const { url: again } = await server.call(playPaid, { iid, moduleType: 23, id: '23002' })
  expect((await get(again)).statusCode).toBe(200)
  for (const wrong of [
    url.replace('/23002/', '/23001/'),
    url.replace('/1000/', '/3073/'),
    url.replace(/\/(\d+)-/, (_, until: string) => `/${Number(until) + 1}-`),
    url.replace(/-[\w-]+\/index/, '-forged/index'),
    url.replace(/\/\d+-[\w-]+\/index/, '/x/index'),
  ])
    expect([wrong, (await get(wrong)).statusCode]).toEqual([wrong, 403])
  const folder = url.replace('index.m3u8', '')
  for (const part of ['999999999.m4s', '-1.m4s', 'x.m4s', '1.mp4'])
    expect((await get(folder + part)).statusCode).toBe(404)
  const before = server.time.now
  server.time.now += 2 * 3_600_000
  for (const part of ['index.m3u8', 'init.mp4', '1.m4s']) expect((await get(folder + part)).statusCode).toBe(403)
  server.time.now = before
})
