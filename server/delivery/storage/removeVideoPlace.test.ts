import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeVideoPlace } from './removeVideoPlace'

const CLIP = join(__dirname, '../media/clips/lake.mp4')
const PLACE = '+30.2501+120.1302+008.000/'
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const atom = (type: string | number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const name = typeof type === 'string' ? Buffer.from(type, 'latin1') : number(type)
  return Buffer.concat([number(body.length + 8), name, body])
}
const key = (name: string) => atom('mdta', name)
const value = (no: number, text: string) => atom(no, atom('data', number(1), number(0), text))

/** Everything about the place that phones and cameras write, with what they write beside it. */
const userData = atom(
  'udta',
  atom('©xyz', number(0), PLACE),
  atom('loci', number(0), PLACE),
  atom('XMP_', `<exif:GPSLatitude>${PLACE}`),
  atom('©nam', 'by the lake'),
)
const hdlr = atom('hdlr', number(0), number(0), 'mdta', Buffer.alloc(12))
const keys = ['com.apple.quicktime.make', 'com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.software']
const values = atom('ilst', value(2, PLACE), value(1, 'Apple'), value(3, '17.2'))
const meta = (version: Buffer) =>
  atom('meta', version, hdlr, atom('keys', number(0), number(keys.length), ...keys.map(key)), values)

/** The clip with more in its `moov`, as a phone writes it. */
async function filmed(): Promise<Buffer> {
  const clip = await readFile(CLIP)
  const at = clip.indexOf('moov') - 4
  const end = at + clip.readUInt32BE(at)
  // A size of 64 bits, which long films have.
  const long = Buffer.concat([
    number(1),
    Buffer.from('uuid'),
    number(0),
    number(16 + 16 + PLACE.length),
    XMP,
    Buffer.from(PLACE),
  ])
  const more = [userData, meta(Buffer.alloc(0)), meta(number(0)), atom('trak', userData), long]
  const moov = atom('moov', clip.subarray(at + 8, end), ...more)
  return Buffer.concat([clip.subarray(0, at), moov, clip.subarray(end)])
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function cleared(film: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.mp4')
  await writeFile(path, film)
  await removeVideoPlace(path)
  return await readFile(path)
}

test('a film loses where it was taken and nothing else, and no byte moves', async () => {
  const film = await filmed()
  const after = await cleared(film)
  expect(after).toHaveLength(film.length)
  expect(after.includes('30.2501')).toBe(false)
  for (const kept of ['by the lake', 'Apple', '17.2', 'com.apple.quicktime.make'])
    expect(after.includes(kept)).toBe(true)
  const blank = (file: Buffer) => [...file.toString('latin1').matchAll(/free/g)].length
  // Twice the user data's three, the value in each of the two lists, and the packet of its own.
  expect(blank(after) - blank(film)).toBe(2 * 3 + 2 + 1)
  const media = film.indexOf('mdat')
  expect(after.subarray(media).equals(film.subarray(media))).toBe(true)
  expect((await cleared(after)).equals(after)).toBe(true)
})

test('a film without a place, and one that is broken off or wrong, stay as they are', async () => {
  const clip = await readFile(CLIP)
  const deep = Array.from({ length: 300 }).reduce<Buffer>((inner) => atom('udta', inner), atom('trak'))
  const many = Buffer.concat(Array.from({ length: 40_000 }, () => atom('skip')))
  const wrong = Buffer.concat(
    [clip.subarray(0, 32), number(4), Buffer.from('moov'), PLACE as never].map((one) => Buffer.from(one)),
  )
  for (const film of [clip, clip.subarray(0, 900), deep, many, wrong, Buffer.alloc(0), number(0)])
    expect((await cleared(film)).equals(film)).toBe(true)
})
