import { getUploadPolicy } from '@quanzi/contract'
import sharp from 'sharp'
import { drawPicture, parsePictureName } from '../../delivery/media/art/picture'
import { LocalFaceChecker } from '../../providers/face/LocalFaceChecker'
import { testPhoto } from '../../providers/face/testing'
import { Applicant, GOOD, universityServer } from '../../testing/applicant'
import type { TestServer } from '../../testing/createTestServer'

let server: TestServer
let uploads = 0

beforeAll(async () => {
  server = await universityServer(new LocalFaceChecker())
})
afterAll(() => server.close())

/** Posts a photo to the bucket as the app does, as a private upload. */
async function post(applicant: Applicant, photo: Buffer) {
  const { policy, accessKeyId, sign, expireTime } = await server.call(getUploadPolicy, {}, { as: applicant.actor })
  const key = `h5/1000_${++uploads}.jpg`
  const form = new FormData()
  const fields = {
    key,
    policy,
    OSSAccessKeyId: accessKeyId,
    success_action_status: '200',
    signature: sign,
    expire: String(expireTime),
    'x-oss-object-acl': 'private',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const request = new Request('http://site.test', { method: 'POST', body: form })
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/oss/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { key, response }
}

const fetched = async (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test')
  return await server.app.http.inject(pathname + search)
}

test('admissions-and-regions §7: from the camera to the form, a photo is never readable without a signature', async () => {
  const applicant = await Applicant.arrive(server)
  await applicant.save('31', GOOD['31'] ?? {})
  const photo = await testPhoto('portrait')
  const { key, response } = await post(applicant, photo)
  const { url } = response.json<{ url: string }>()
  expect((await server.app.http.inject(`/oss/${key}`)).statusCode).toBe(403)
  expect((await server.app.http.inject(`/oss/${key}?x-oss-process=image/resize,w_160`)).statusCode).toBe(403)
  expect((await fetched(url)).rawPayload.equals(photo)).toBe(true)
  expect((await fetched(url.replace(key, 'h5/1000_2.jpg'))).statusCode).not.toBe(200)

  const result = await applicant.check(url)
  expect(result).toMatchObject({ succ: true, name: '李明', msg: '照片已通过' })
  expect((await fetched(url)).statusCode).toBe(404)
  const kept = await fetched(result.imgUrl)
  expect(kept.rawPayload.equals(photo)).toBe(true)
  expect(kept.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
  await applicant.save('36', { 276: url })
  expect((await applicant.groups()).find(({ id }) => id === '36')?.isFill).toBe(true)
})

test('the signed address of an upload expires', async () => {
  const applicant = await Applicant.arrive(server)
  const { response } = await post(applicant, await testPhoto('portrait'))
  const { url } = response.json<{ url: string }>()
  server.time.now += 15 * 60_000 + 1000
  expect((await fetched(url)).statusCode).toBe(403)
})

const drawn = async (name: string): Promise<Buffer> => {
  const picture = parsePictureName(name)
  if (!picture) throw new Error(`no picture ${name}`)
  const svg = Buffer.from(drawPicture(picture))
  return await sharp(svg).jpeg().toBuffer()
}

test.each([
  ['two faces', () => testPhoto('couple'), '检测到多张人脸，请上传单人照'],
  ['no face', () => drawn('camp-2-600x800'), '未检测到人脸，请上传本人正面照'],
  ['a cartoon', () => drawn('avatar-3-600x800'), '未检测到人脸，请上传本人正面照'],
  [
    'half a file',
    async () => (await testPhoto('portrait')).subarray(0, 60),
    '无法识别该图片，请上传 jpg、png、bmp 或 gif 照片',
  ],
])('%s is refused with the reason', async (_, photo, msg) => {
  const applicant = await Applicant.arrive(server)
  const { key } = await post(applicant, await photo())
  expect(await applicant.check(key)).toMatchObject({ succ: false, msg })
  await expect(applicant.save('36', { 276: key })).rejects.toMatchObject({ code: 1000003 })
})

test('admissions-and-regions §5: the bucket refuses an executable renamed .jpg and a picture of 40 MB', async () => {
  const applicant = await Applicant.arrive(server)
  const program = await post(applicant, Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'))
  expect(program.response.statusCode).toBe(415)
  const large = Buffer.concat([await testPhoto('portrait'), Buffer.alloc(40 * 1024 * 1024)])
  const picture = await post(applicant, large)
  expect(picture.response.statusCode).toBe(413)
  for (const { key } of [program, picture]) await expect(applicant.check(key)).rejects.toMatchObject({ code: 1000004 })
})

test('the server answers other requests while it checks a photo', async () => {
  const [applicant, other] = [await Applicant.arrive(server), await Applicant.arrive(server)]
  const { key } = await post(applicant, await testPhoto('couple'))
  const order: string[] = []
  await Promise.all([applicant.check(key).then(() => order.push('photo')), other.get().then(() => order.push('other'))])
  expect(order).toEqual(['other', 'photo'])
})
