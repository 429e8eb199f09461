import { getPrivateUploads, getUploadPolicy } from '@quanzi/contract'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const MINUTE = 60_000
const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46])
let server: TestServer
let made = 0

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Posts a picture as the app does and returns its key. */
async function post(actor: Actor, acl?: 'private'): Promise<string> {
  const signed = await server.call(getUploadPolicy, {}, { as: actor })
  const key = `h5/${iid}_${++made}`
  const form = new FormData()
  const fields = { key, policy: signed.policy, OSSAccessKeyId: signed.accessKeyId, signature: signed.sign }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (acl) form.append('x-oss-object-acl', acl)
  form.append('file', new Blob([new Uint8Array(JPG)]), 'a.jpg')
  const request = new Request('http://site.test', { method: 'POST', body: form })
  const { statusCode } = await server.app.http.inject({
    method: 'POST',
    url: '/oss/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(statusCode).toBe(200)
  return key
}

const statusOf = async (address: string): Promise<number> => {
  const { pathname, search } = new URL(address, 'http://site.test')
  return (await server.app.http.inject(pathname + search)).statusCode
}

test('an expired address is signed again for the uploader of the picture', async () => {
  const actor = await server.login()
  const key = await post(actor, 'private')
  const [first = ''] = await server.call(getPrivateUploads, { iid, keys: [key] }, { as: actor })
  expect(await statusOf(first)).toBe(200)
  server.time.now += 15 * MINUTE + 1000
  expect(await statusOf(first)).toBe(403)
  const [again = ''] = await server.call(getPrivateUploads, { iid, keys: [first] }, { as: actor })
  expect(again).not.toBe(first)
  expect(await statusOf(again)).toBe(200)
})

test('addresses come in the requested order; only the caller’s private uploads are signed', async () => {
  const [actor, other] = [await server.login(), await server.login()]
  const [own, open, theirs] = [await post(actor, 'private'), await post(actor), await post(other, 'private')]
  const keys = ['https://elsewhere.test/a.jpg', theirs, own, open, `h5/${iid}_0`]
  const addresses = await server.call(getPrivateUploads, { iid, keys }, { as: actor })
  expect(addresses).toEqual(['', '', expect.stringContaining(`/oss/${own}?`), '', ''])
  expect(await server.call(getPrivateUploads, { iid, keys: [] }, { as: actor })).toEqual([])
})

test('a mini-program gets absolute addresses; a visitor gets none', async () => {
  const actor = await server.login()
  const keys = [await post(actor, 'private')]
  const [address] = await server.call(getPrivateUploads, { iid, keys }, { as: actor, f: 2 })
  expect(address).toMatch(/^https?:\/\//)
  await expect(server.call(getPrivateUploads, { iid, keys })).rejects.toMatchObject({ code: 1000001 })
})
