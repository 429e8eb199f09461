import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import type { UploadOptions } from '@/platform/upload/types'
import { GatewayError } from './GatewayError'
import { uploadFile } from './uploadFile'

const JPG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]
const file = (bytes: readonly number[], name = 'me.jpg', size = 1000): PickedFile => ({
  path: `blob:${name}`,
  name,
  size,
  blob: new Blob([new Uint8Array(bytes)]),
})

function bucket(status = 200, body: unknown = '{}') {
  const sent: UploadOptions[] = []
  const abort = jest.fn()
  const parts = {
    fetchPolicy: jest.fn(async () => ({
      policy: 'p',
      accessKeyId: 'a',
      sign: 's',
      expireTime: 9,
      host: 'https://bucket.test/oss/',
      cdn: 'https://cdn.test/',
    })),
    head: media.head,
    shrink: async (one: PickedFile) => one,
    upload: (options: UploadOptions) => {
      sent.push(options)
      options.onProgress?.(50)
      return { answer: Promise.resolve({ status, body }), abort }
    },
    now: () => 1_790_000_000_000,
  }
  return { parts, sent, abort }
}

const failure = (address: Promise<string>) =>
  address.then(
    () => null,
    (error: unknown) => error,
  )

test('admissions-and-regions §7: a photo is posted with the signed form, as h5/1000_{timestamp}.{ext}', async () => {
  const { parts, sent } = bucket()
  const progress = jest.fn()
  const address = await uploadFile(file(JPG, 'me.png'), { onProgress: progress }, parts).address
  const key = sent[0]?.fields.key ?? ''
  expect(key).toMatch(/^h5\/1000_\d{13}\.jpg$/)
  expect(address).toBe(`https://cdn.test/${key}`)
  expect(sent[0]).toMatchObject({
    url: 'https://bucket.test/oss/',
    fileField: 'file',
    fields: { policy: 'p', OSSAccessKeyId: 'a', success_action_status: '200', signature: 's', expireTime: '9' },
  })
  expect(progress).toHaveBeenCalledWith(50)
})

test('sound and video are uploaded unchanged, up to their size limit', async () => {
  const { parts, sent } = bucket()
  const sound = file([0xff, 0xf1, 0x50], 'voice.aac')
  const address = await uploadFile(sound, { iid: 1000, kind: 'voice' }, parts).address
  expect(address).toMatch(/^https:\/\/cdn\.test\/h5\/1000_\d+$/)
  expect(sent[0]?.file).toBe(sound)
  const clip = file([], 'a.mp4', 101 * 1_048_576)
  expect(await failure(uploadFile(clip, { iid: 1000, kind: 'video' }, parts).address)).toMatchObject({
    kind: 'business',
    msg: '文件不能超过 100 MB',
  })
  expect(await failure(uploadFile(sound, { iid: 1000 }, parts).address)).toMatchObject({ kind: 'business' })
  expect(sent).toHaveLength(1)
})

test('admissions-and-regions §7: a picture of a form is stored as h5/{iid}_{timestamp}; two files of one moment get two keys', async () => {
  const { parts, sent } = bucket()
  await Promise.all([1, 2].map(() => uploadFile(file(JPG), { iid: 3073 }, parts).address))
  const keys = sent.map(({ fields }) => fields.key ?? '')
  for (const key of keys) expect(key).toMatch(/^h5\/3073_\d{13}$/)
  expect(new Set(keys).size).toBe(2)
})

test('a private picture is posted as private, and its address has the signature of the answer', async () => {
  const answer = (key: string) =>
    JSON.stringify({ key, url: `http://elsewhere.test/oss/${key}?Expires=7&Signature=s%2B` })
  const { parts, sent } = bucket(200, answer('h5/1000_1.jpg'))
  const address = await uploadFile(file(JPG), { isPrivate: true }, parts).address
  expect(sent[0]?.fields['x-oss-object-acl']).toBe('private')
  expect(address).toBe(`https://cdn.test/${sent[0]?.fields.key}?Expires=7&Signature=s%2B`)
  const plain = bucket(200, answer('h5/1000_1.jpg'))
  expect(await uploadFile(file(JPG), {}, plain.parts).address).not.toContain('?')
  expect(plain.sent[0]?.fields).not.toHaveProperty('x-oss-object-acl')
})

test('admissions-and-regions §5: an executable renamed .jpg is refused before anything is sent', async () => {
  const { parts, sent } = bucket()
  const error = await failure(uploadFile(file([0x4d, 0x5a, 0x90, 0]), {}, parts).address)
  expect(error).toMatchObject({ kind: 'business', msg: expect.stringContaining('图片') })
  expect(sent).toEqual([])
})

test('a file with unreadable content is judged by its name', async () => {
  const { parts, sent } = bucket()
  const unread = { path: 'wxfile://tmp/a.png', name: 'a.png', size: 1000 }
  await uploadFile(unread, {}, { ...parts, head: async () => null }).address
  expect(sent[0]?.fields.key).toMatch(/\.png$/)
})

test.each([
  ['a browser', file(JPG, 'large.jpg', 40 * 1_048_576)],
  ['a mini-program', { path: 'http://tmp/large.jpg', name: 'large.jpg', size: 40 * 1_048_576 }],
])('a 40 MB picture of %s is refused with the reason, even if it could be made smaller', async (_, large) => {
  const { parts, sent } = bucket()
  const shrink = jest.fn(async () => file(JPG))
  const refused = await failure(uploadFile(large, {}, { ...parts, shrink }).address)
  expect(refused).toMatchObject({ kind: 'business', msg: '图片不能超过 20 MB' })
  expect([shrink.mock.calls, sent]).toEqual([[], []])
  await uploadFile(file(JPG, 'large.jpg', 20 * 1_048_576), {}, { ...parts, shrink }).address
  expect([shrink.mock.calls.length, sent.length]).toEqual([1, 1])
})

test.each([
  [403, '{"message":"policy expired"}', 'policy expired'],
  [
    403,
    '<Error><Code>AccessDenied</Code><Message>Invalid according to Policy</Message></Error>',
    'Invalid according to Policy',
  ],
  [413, '', 'fail to post https://bucket.test/oss/ 413'],
  [500, 'null', 'fail to post https://bucket.test/oss/ 500'],
])('shell-and-routes §8: status %d with %j fails with %s', async (status, body, msg) => {
  const error = await failure(uploadFile(file(JPG), {}, bucket(status, body).parts).address)
  expect(error).toBeInstanceOf(GatewayError)
  expect(error).toMatchObject({ code: status, msg })
})

test('a member who has stored too much is told until when, and is not offered another try', async () => {
  for (const [limit, msg] of [
    ['day', '今天上传的内容太多了，请明天再试'],
    ['hour', '上传得太频繁了，请一小时后再试'],
  ]) {
    const full = bucket(429, JSON.stringify({ message: 'too many', limit }))
    expect(await failure(uploadFile(file(JPG), {}, full.parts).address)).toMatchObject({ kind: 'business', msg })
  }
})

test('aborting before the post sends nothing; aborting later stops the post', async () => {
  const early = bucket()
  const first = uploadFile(file(JPG), {}, early.parts)
  first.abort()
  expect(await failure(first.address)).toMatchObject({ kind: 'network' })
  expect(early.sent).toEqual([])
  const late = bucket()
  const second = uploadFile(file(JPG), {}, late.parts)
  await second.address
  second.abort()
  expect(late.abort).toHaveBeenCalledTimes(1)
})

test('a lost connection is a failed upload', async () => {
  const { parts } = bucket()
  const upload = () => ({ answer: Promise.reject(new Error('net::ERR')), abort: () => undefined })
  expect(await failure(uploadFile(file(JPG), {}, { ...parts, upload }).address)).toMatchObject({
    kind: 'network',
    msg: '上传失败',
  })
})

test('a key that somebody else has used in the same moment is followed by the next one, silently', async () => {
  const { parts, sent } = bucket()
  const answers = [409, 409, 200, 409, 409, 409]
  const upload = (options: UploadOptions) => {
    sent.push(options)
    return { answer: Promise.resolve({ status: answers.shift() ?? 0, body: '{"message":"used"}' }), abort: jest.fn() }
  }
  const address = await uploadFile(file(JPG), { iid: 1000 }, { ...parts, upload }).address
  expect(address).toBe(`https://cdn.test/${sent[2]?.fields.key}`)
  expect(new Set(sent.map(({ fields }) => fields.key)).size).toBe(3)
  expect(await failure(uploadFile(file(JPG), { iid: 1000 }, { ...parts, upload }).address)).toMatchObject({
    msg: 'used',
  })
  expect(sent).toHaveLength(6)
})
