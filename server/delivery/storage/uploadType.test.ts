import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadType } from './uploadType'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-types-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function typeOf(content: Buffer): Promise<string | null> {
  const file = join(folder, 'file')
  await writeFile(file, content)
  return await uploadType(file)
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const size = [0, 0, 0, 0x20]
const ebml = (docType: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1], [0x42, 0x82, 0x84], docType)

test.each([
  ['a clip of a phone', bytes(size, 'ftypisom'), 'video/mp4'],
  ['what Safari records', bytes(size, 'ftypiso5'), 'video/mp4'],
  ['a clip of an iPhone', bytes(size, 'ftypqt  '), 'video/quicktime'],
  ['sound of an iPhone', bytes(size, 'ftypM4A '), 'audio/mp4'],
  ['a clip of an old Android', bytes(size, 'ftyp3gp4'), 'video/mp4'],
  ['what Chrome records', ebml('webm'), 'video/webm'],
  ['mp3 with a tag', bytes('ID3', [4, 0, 0, 0, 0, 0, 2, 0, 0, 0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
  ['mp3 without one', bytes([0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
  ['what a mini-program records', bytes([0xff, 0xf1, 0x50, 0x80]), 'audio/aac'],
  ['a picture', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
])('%s', async (_, content, type) => {
  expect(await typeOf(content)).toBe(type)
})

test.each([
  ['a picture of an iPhone that browsers cannot show', bytes(size, 'ftypheic')],
  ['Matroska', ebml('matroska')],
  ['a script', bytes('<script>alert(1)</script>')],
  ['a program', bytes('\x7fELF')],
  ['nothing but ones', bytes([0xff, 0xff, 0xff, 0xff])],
  ['UTF-16 text', bytes([0xff, 0xfe, 0x3c, 0])],
  ['nothing', bytes('')],
])('%s may not be uploaded', async (_, content) => {
  expect(await typeOf(content)).toBeNull()
})
