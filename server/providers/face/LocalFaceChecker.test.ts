import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture, parsePictureName } from '../../delivery/media/art/picture'
import { BAD_PHOTOS, fewOfAKind, GOOD_PHOTOS } from '../../testing/face/photoSet'
import { type PhotoVerdict, verdictMessage } from './FaceChecker'
import { LocalFaceChecker } from './LocalFaceChecker'
import { cameraPhoto, testPhoto } from './testing'

const checker = new LocalFaceChecker()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-face-'))
})
afterAll(async () => {
  await checker.close()
  await rm(folder, { recursive: true })
})

async function verdictOn(bytes: Buffer): Promise<PhotoVerdict> {
  const file = join(folder, `${Math.random()}.jpg`)
  await writeFile(file, bytes)
  return await checker.check(file)
}

const drawn = async (name: string): Promise<Buffer> => {
  const picture = parsePictureName(name)
  if (!picture) throw new Error(name)
  return await sharp(Buffer.from(drawPicture(picture)))
    .jpeg()
    .toBuffer()
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dde3ea' } })

test.each(['portrait', 'another'] as const)('accepts the %s', async (name) => {
  expect(await verdictOn(await testPhoto(name))).toBe('passed')
})

test('accepts a photo of 12 megapixels, also one rotated by its EXIF orientation', async () => {
  const photo = await cameraPhoto()
  expect(await verdictOn(photo)).toBe('passed')
  const lying = await sharp(photo).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await verdictOn(lying)).toBe('passed')
})

test('accepts a PNG and a GIF', async () => {
  const photo = sharp(await testPhoto('portrait'))
  expect(await verdictOn(await photo.clone().png().toBuffer())).toBe('passed')
  expect(await verdictOn(await photo.clone().gif().toBuffer())).toBe('passed')
})

test.each([
  ['aside', 'turned'],
  ['down', 'turned'],
  ['leaning', 'tilted'],
  ['couple', 'manyFaces'],
] as const)('refuses the one of %s: %s', async (name, verdict) => {
  expect(await verdictOn(await testPhoto(name))).toBe(verdict)
})

test('refuses the portrait blurred, far away, rotated, lying or small', async () => {
  const portrait = await testPhoto('portrait')
  expect(await verdictOn(await sharp(portrait).blur(5).jpeg().toBuffer())).toBe('blurred')
  const far = await sharp(portrait).resize(180).toBuffer()
  const inRoom = await plain(1200, 1600)
    .composite([{ input: far, left: 500, top: 600 }])
    .jpeg()
    .toBuffer()
  expect(await verdictOn(inRoom)).toBe('farFace')
  const rotated = await sharp(portrait).rotate(-25, { background: '#888888' }).jpeg().toBuffer()
  expect(await verdictOn(rotated)).toBe('tilted')
  expect(await verdictOn(await sharp(portrait).rotate(90).jpeg().toBuffer())).toBe('landscape')
  expect(await verdictOn(await sharp(portrait).resize(294).jpeg().toBuffer())).toBe('small')
})

const [GOOD, BAD] = [fewOfAKind(GOOD_PHOTOS), fewOfAKind(BAD_PHOTOS)]

test('looks at sixty pictures or more', () => {
  expect(GOOD.length + BAD.length).toBeGreaterThanOrEqual(60)
})

test.each(GOOD)('accepts $name', async ({ make, right }) => {
  expect(right).toContain(await verdictOn(await make()))
})

test.each(BAD)('admissions-and-regions §7: refuses $name', async ({ make, right }) => {
  expect(right).toContain(await verdictOn(await make()))
})

test('refuses a nearly blank picture, no picture at all, a truncated one, and one too large for the memory', async () => {
  expect(await verdictOn(await plain(600, 800).jpeg().toBuffer())).toBe('blank')
  expect(await verdictOn(Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'))).toBe('unreadable')
  const photo = await testPhoto('portrait')
  expect(await verdictOn(photo.subarray(0, 40))).toBe('unreadable')
  expect(await verdictOn(await plain(7000, 7200).png().toBuffer())).toBe('large')
  expect(await checker.check(join(folder, 'none.jpg'))).toBe('unreadable')
})

test('answers concurrent checks each with its own result', async () => {
  const [one, two, none] = [await testPhoto('portrait'), await testPhoto('couple'), await drawn('camp-2-600x800')]
  expect(await Promise.all([one, two, none, one].map(verdictOn))).toEqual(['passed', 'manyFaces', 'noFace', 'passed'])
})

test('starts again after it was closed', async () => {
  await checker.close()
  expect(await verdictOn(await testPhoto('portrait'))).toBe('passed')
})

test('every verdict has a text', () => {
  expect(verdictMessage('noFace', 'zh')).toBe('未检测到人脸，请上传本人正面照')
  expect(verdictMessage('small', 'zh')).toBe('照片不能小于295×413像素')
  expect(verdictMessage('passed', 'en')).toBe('The photo has passed')
})
