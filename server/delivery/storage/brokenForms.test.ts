import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { storageCalls } from '@quanzi/contract'
import sharp from 'sharp'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

let server: TestServer
let actor: Actor
let png: Buffer
beforeAll(async () => {
  server = await createTestServer()
  actor = await server.login()
  png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0e7c66' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

const TYPE = 'multipart/form-data; boundary=b'
const part = (head: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])

/** A signed form as bytes; `as` gives a field another head. */
async function formOf(key: string, file: Buffer, as: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const { policy, accessKeyId, sign } = await server.call(storageCalls.getUploadPolicy, {}, { as: actor })
  const fields = { key, policy, OSSAccessKeyId: accessKeyId, signature: sign }
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      as[name] === undefined
        ? part(`name="${name}"`, value)
        : part(`name="${name}"\r\ncontent-type: application/json`, as[name]),
    ),
    part('name="file"; filename="a.png"', file),
    Buffer.from('--b--\r\n'),
  ])
}

const send = async (payload: Buffer, type = TYPE) =>
  await server.app.http.inject({ method: 'POST', url: '/oss/', headers: { 'content-type': type }, payload })

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
  ['no end', TYPE, '--b\r\n\r\n'],
])('a form with %s is refused as unreadable', async (_, type, text) => {
  expect((await send(Buffer.from(text), type)).statusCode).toBe(400)
})

test.each(['key', 'policy', 'signature', 'OSSAccessKeyId'])('an object as %s is refused', async (name) => {
  const form = await formOf('h5/1000_3001', png, { [name]: '{"toString":1}' })
  expect((await send(form)).statusCode).toBeLessThan(500)
})

test('a form that ends within its file stores nothing, and is sent again under the same key', async () => {
  const key = 'h5/1000_3002'
  const whole = await formOf(key, png)
  expect((await send(whole.subarray(0, whole.length - 200))).statusCode).toBe(400)
  expect((await server.app.http.inject({ url: `/oss/${key}` })).statusCode).toBe(404)
  expect((await readdir(join(server.dataDir, 'oss'))).filter((name) => name.startsWith('.part'))).toEqual([])
  expect((await send(await formOf(key, png))).statusCode).toBe(200)
})

/** A PNG of one colour that says how large it is. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    // Who reads the head alone does not check it.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ])
}

test('a picture of a few kilobytes that unfolds to gigabytes is too large', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_048_576)
  expect((await send(await formOf('h5/1000_3003', bomb))).statusCode).toBe(413)
  expect((await send(await formOf('h5/1000_3004', blankPng(16_000, 16_000)))).statusCode).toBe(413)
})

test('one picture in one width is drawn once, whoever asks meanwhile, and what is none is not tried again', async () => {
  const key = 'h5/1000_3005'
  expect((await send(await formOf(key, png))).statusCode).toBe(200)
  const url = `/oss/${key}?x-oss-process=image/resize,w_160`
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.app.http.inject({ url })))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  const corrupt = Buffer.concat([png.subarray(0, 60), Buffer.from('nothing of a picture')])
  expect((await send(await formOf('h5/1000_3006', corrupt))).statusCode).toBe(200)
  await server.app.http.inject({ url: '/oss/h5/1000_3006?x-oss-process=image/resize,w_160' })
  expect((await readdir(join(server.dataDir, 'oss-cache/h5'))).sort()).toEqual(['1000_3005-w160', '1000_3006-w160'])
})

test('a signature that an address has twice opens nothing', async () => {
  const key = 'h5/1000_3007'
  const { publicUrl } = server.app.services.config
  const stored = await send(Buffer.concat([part('name="x-oss-object-acl"', 'private'), await formOf(key, png)]))
  const { search } = new URL(stored.json<{ url: string }>().url, publicUrl)
  const Signature = new URLSearchParams(search).get('Signature')
  expect((await server.app.http.inject({ url: `/oss/${key}${search}` })).statusCode).toBe(200)
  expect((await server.app.http.inject({ url: `/oss/${key}${search}&Signature=${Signature}` })).statusCode).toBe(403)
})
