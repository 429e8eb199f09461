import { FrameLevels } from './FrameLevels'

/** Joins bit fields into bytes, as the standards describe the frames. */
function bits(...fields: readonly (readonly [value: number, length: number])[]): Uint8Array {
  const all = fields.map(([value, length]) => value.toString(2).padStart(length, '0')).join('')
  return Uint8Array.from(all.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

const padded = (head: Uint8Array, length: number) => {
  const frame = new Uint8Array(length)
  frame.set(head)
  return frame
}

/** MPEG-2 layer III, 16 kHz, 48 kbit/s, one channel: 216 bytes. */
const mp3 = (gain: number) =>
  padded(
    bits(
      [0xfff, 12],
      [0, 1],
      [1, 2],
      [1, 1],
      [6, 4],
      [2, 2],
      [0, 1],
      [0, 1],
      [3, 2],
      [0, 6],
      [0, 8],
      [0, 1],
      [100, 12],
      [20, 9],
      [gain, 8],
    ),
    216,
  )

/** MPEG-1 layer III, 44.1 kHz, 128 kbit/s, two channels: 417 bytes. */
const stereo = (gain: number) =>
  padded(
    bits(
      [0xfff, 12],
      [1, 1],
      [1, 2],
      [1, 1],
      [9, 4],
      [0, 2],
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 6],
      [0, 9],
      [0, 3],
      [0, 8],
      [100, 12],
      [20, 9],
      [gain, 8],
    ),
    417,
  )

const aac = (gain: number, length = 120) =>
  padded(
    bits(
      [0xfff, 12],
      [1, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [8, 4],
      [0, 1],
      [1, 3],
      [0, 4],
      [length, 13],
      [0x7ff, 11],
      [0, 2],
      [0, 3],
      [0, 4],
      [gain, 8],
    ),
    length,
  )

const GAINS = [120, 180, 60, 210, 0, 255]

test.each([
  ['MP3 of a phone', mp3],
  ['MP3 with two channels', stereo],
  ['AAC', aac],
])('%s: each frame has its loudness, however the recorder cuts the stream', (_, frameOf) => {
  const stream = Buffer.concat(GAINS.map((gain) => frameOf(gain)))
  for (const size of [1, 7, 100, 2048]) {
    const found = new FrameLevels()
    for (let at = 0; at < stream.length; at += size) found.push(stream.subarray(at, at + size))
    expect(found.levels).toEqual(GAINS.map((gain) => gain * 1.5))
  }
})

test('bytes before the first frame, such as a tag, are skipped; other formats have no levels', () => {
  const tagged = new FrameLevels()
  tagged.push(Buffer.concat([Buffer.from('ID3\u0003 some words'), mp3(99), mp3(100)]))
  expect(tagged.levels).toEqual([148.5, 150])
  const other = new FrameLevels()
  other.push(new Uint8Array(5000).fill(7))
  other.push(Buffer.from('RIFF....WAVEfmt '.repeat(20)))
  expect(other.levels).toEqual([])
})
