import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shanghaiDay, storageCalls } from '@quanzi/contract'
import sharp from 'sharp'
import { CallError } from '../../call/CallError'
import { sessionCookie } from '../../identity/sessionCookies'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'
import { KB_A_DAY } from './claimBytes'

let server: TestServer
let isFull = false
let actor: Actor
let png: Buffer
beforeAll(async () => {
  const take = async (key: string) => {
    if (isFull && key.startsWith('upload by ')) throw new CallError('LIMIT')
  }
  server = await createTestServer({ limiter: { take } })
  actor = await server.login()
  png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0e7c66' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

interface Form {
  readonly key: string
  readonly fields?: Readonly<Record<string, string>>
  readonly file?: Buffer
}

async function post({ key, fields = {}, file = png }: Form) {
  const { policy, accessKeyId, sign, expireTime } = await server.call(storageCalls.getUploadPolicy, {}, { as: actor })
  const form = new FormData()
  const all = {
    key,
    policy,
    OSSAccessKeyId: accessKeyId,
    success_action_status: '200',
    signature: sign,
    expire: String(expireTime),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]), 'a.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  return await server.app.http.inject({
    method: 'POST',
    url: '/oss/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const uploads = async () => (await server.db.selectFrom('uploads').select('key').execute()).length

test('a signed form stores a picture, which is served in its own and in a requested width', async () => {
  expect((await post({ key: 'h5/1000_1001' })).statusCode).toBe(200)
  const whole = await server.app.http.inject({ url: '/oss/h5/1000_1001' })
  expect(whole.rawPayload.equals(png)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const small = await server.app.http.inject({ url: '/oss/h5/1000_1001?x-oss-process=image/resize,w_200' })
  expect((await sharp(small.rawPayload).metadata()).width).toBe(240)
  const part = await server.app.http.inject({ url: '/oss/h5/1000_1001', headers: { range: 'bytes=0-7' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toHaveLength(8)
})

test('an undecodable picture is served unchanged, whatever the requested width', async () => {
  const corrupt = Buffer.concat([png.subarray(0, 60), Buffer.from('nothing of a picture')])
  expect((await post({ key: 'h5/1000_1012', file: corrupt })).statusCode).toBe(200)
  const asked = await server.app.http.inject({ url: '/oss/h5/1000_1012?x-oss-process=image/resize,w_200' })
  expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'image/png'])
  expect(asked.rawPayload.equals(corrupt)).toBe(true)
})

test('a private picture is served for its signed address until that expires, and to its uploader’s browser afterwards', async () => {
  const key = 'h5/1000_1002'
  const { url } = (await post({ key, fields: { 'x-oss-object-acl': 'private' } })).json<{ url: string }>()
  const read = async (address: string, bearer?: string) => {
    const { pathname, search } = new URL(address, 'http://site.test')
    const cookies = bearer ? { cookies: { [sessionCookie(1000)]: bearer } } : {}
    return (await server.app.http.inject({ url: pathname + search, ...cookies })).statusCode
  }
  expect([await read(url), await read(`/oss/${key}`)]).toEqual([200, 403])
  server.time.now += 16 * 60_000
  const stranger = await server.login()
  expect(await read(url)).toBe(403)
  expect(await read(url, stranger.bearer)).toBe(403)
  expect(await read(url, actor.bearer)).toBe(200)
})

test('an expired policy stores nothing', async () => {
  const { policy, sign } = await server.call(storageCalls.getUploadPolicy, {}, { as: actor })
  const before = await uploads()
  server.time.now += 10 * 60_000
  expect((await post({ key: 'h5/1000_1002', fields: { policy, signature: sign } })).statusCode).toBe(403)
  expect(await uploads()).toBe(before)
})

test('a changed policy or a foreign signature is refused', async () => {
  const policy = Buffer.from(JSON.stringify({ userId: 1, expiration: 9e15 })).toString('base64')
  expect((await post({ key: 'h5/1000_1003', fields: { policy } })).statusCode).toBe(403)
  expect((await post({ key: 'h5/1000_1003', fields: { signature: 'x' } })).statusCode).toBe(403)
  expect((await post({ key: 'h5/1000_1003', fields: { OSSAccessKeyId: 'other' } })).statusCode).toBe(403)
})

test('a key can be used once, even by two uploads at the same time', async () => {
  const answers = await Promise.all([post({ key: 'h5/1000_1004' }), post({ key: 'h5/1000_1004' })])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

test.each(['h5/../../etc/passwd', 'h5/1000_a/b', 'x/1000_1', 'h5/_1', '/etc/passwd', 'h5/3073_1'])(
  'the key %s is refused',
  async (key) => {
    expect((await post({ key })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await server.app.http.inject({ url: `/oss/${key}` })).statusCode).toBe(404)
  },
)

test.each(['<script>alert(1)</script>', '', 'GIF', '%PDF-1.4 ..............................'])(
  'the content %j is not a picture',
  async (text) => {
    expect((await post({ key: 'h5/1000_1005.png', file: Buffer.from(text) })).statusCode).toBe(415)
  },
)

test.each([
  ['video/webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])],
  ['audio/aac', Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0])],
])('a recording is served as %s, in parts when a player requests them', async (type, file) => {
  const key = `h5/1000_${type.replace('/', '-')}`
  expect((await post({ key, file })).statusCode).toBe(200)
  const part = await server.app.http.inject({ url: `/oss/${key}?seconds=3`, headers: { range: 'bytes=0-1' } })
  expect([part.statusCode, part.headers['content-type']]).toEqual([206, type])
  expect(part.rawPayload.equals(file.subarray(0, 2))).toBe(true)
})

test('sound has the size limit of pictures, not of clips', async () => {
  const file = Buffer.alloc(21 * 1_048_576)
  file.set([0xff, 0xf1, 0x50, 0x80])
  expect((await post({ key: 'h5/1000_1007', file })).statusCode).toBe(413)
})

test('the extension must match the content', async () => {
  expect((await post({ key: 'h5/1000_1006.mp4' })).statusCode).toBe(415)
  expect((await post({ key: 'h5/1000_1006.png' })).statusCode).toBe(200)
})

test('a picture forgets where it was taken, and keeps how it was held', async () => {
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 4242/100', GPSLongitude: '120/1 9/1 1717/100' }
  const photo = sharp({ create: { width: 8, height: 4, channels: 3, background: '#0e7c66' } })
    .withExif({ IFD0: { Make: 'Camera', Orientation: '6' }, IFD3: GPS })
    .withMetadata({ orientation: 6 })
  for (const [key, file] of [
    ['h5/1000_1010', await photo.clone().jpeg().toBuffer()],
    ['h5/1000_1011', await photo.clone().png().toBuffer()],
  ] as const) {
    const minutes = Buffer.from([0x92, 0x10, 0, 0])
    expect([(await sharp(file).metadata()).exif?.includes(minutes), file.includes(minutes)]).toEqual([true, true])
    expect((await post({ key, file })).statusCode).toBe(200)
    const { rawPayload } = await server.app.http.inject({ url: `/oss/${key}` })
    const kept = await sharp(rawPayload).metadata()
    expect([kept.exif?.includes(minutes), kept.exif?.includes('Camera'), kept.orientation]).toEqual([false, true, 6])
    expect(rawPayload).toHaveLength(file.length)
  }
})

test('a film forgets it too', async () => {
  const clip = await readFile(join(__dirname, '../media/clips/lake.mp4'))
  const taken = Buffer.from('\0\0\0\x26udta\0\0\0\x1e©xyz\0\x12\x15\xc7+30.2501+120.1302/', 'latin1')
  const file = Buffer.concat([clip, taken])
  for (const key of ['h5/1000_1013.mp4', 'h5/1000_1014.m4a']) {
    expect((await post({ key, file })).statusCode).toBe(200)
    const { rawPayload } = await server.app.http.inject({ url: `/oss/${key}` })
    expect([rawPayload.length, rawPayload.includes('30.2501')]).toEqual([file.length, false])
  }
})

test('a member’s bytes of a day are claimed before a file is kept, by simultaneous forms too, and given back by a refused one', async () => {
  const { iid, user_id } = actor.member
  const day = shanghaiDay(server.time.now)
  const row = { iid, who: `user ${user_id}`, kind: 'uploadKb', day }
  const set = async (n: number) => {
    const conflict = { columns: ['iid', 'who', 'kind'] as const, set: { n, day } }
    await server.db
      .insertInto('attempt')
      .values({ ...row, n })
      .onConflict((one) => one.columns([...conflict.columns]).doUpdateSet(conflict.set))
      .execute()
  }
  const kb = async () =>
    (
      await server.db
        .selectFrom('attempt')
        .select('n')
        .where('iid', '=', iid)
        .where('kind', '=', 'uploadKb')
        .where('who', '=', row.who)
        .executeTakeFirstOrThrow()
    ).n
  await set(0)
  expect((await post({ key: 'h5/1000_2000' })).statusCode).toBe(200)
  const size = await kb()
  expect(size).toBeGreaterThanOrEqual(png.length / 1024)
  expect((await post({ key: 'h5/1000_2001', file: Buffer.from('no picture') })).statusCode).toBe(415)
  expect(await kb()).toBe(size)
  await set(KB_A_DAY - size)
  const both = await Promise.all(['h5/1000_2002', 'h5/1000_2003'].map((key) => post({ key })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
  expect(both.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ limit: 'day' })
  server.time.now += 86_400_000
  expect((await post({ key: 'h5/1000_2004' })).statusCode).toBe(200)
})

test('a member’s files of an hour are counted, though one signed form serves many', async () => {
  isFull = true
  const before = await uploads()
  expect((await post({ key: 'h5/1000_1999' })).statusCode).toBe(429)
  isFull = false
  expect(await uploads()).toBe(before)
  expect((await post({ key: 'h5/1000_1999' })).statusCode).toBe(200)
})
