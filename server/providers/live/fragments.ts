import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { box, u32, u64 } from './mp4Boxes'
import type { VideoSample, VideoTrack } from './readVideo'

/** The first sample of a segment opens it; the others depend on it. */
const KEY_FRAME = 0x02000000
const DEPENDENT = 0x01010000
/** The segment names each sample's duration, size, flags and shift, and where its bytes begin. */
const TRUN_FLAGS = 0x000f01
const BASE_IS_MOOF = 0x020000

/** The head of a fragmented stream: what a player must know of the track before the first segment. */
export function initSegment({ timescale, tkhd, hdlr, vmhd, dinf, stsd }: VideoTrack): Buffer {
  const mvhd = box(
    'mvhd',
    u32(0, 0, 0, timescale, 0, 0x00010000, 0x01000000, 0, 0),
    u32(0x00010000, 0, 0, 0, 0x00010000, 0, 0, 0, 0x40000000),
    u32(0, 0, 0, 0, 0, 0, 2),
  )
  const none = [box('stts', u32(0, 0)), box('stsc', u32(0, 0)), box('stsz', u32(0, 0, 0)), box('stco', u32(0, 0))]
  // The header's track number becomes 1, as in the segments, and its length unknown.
  const head = Buffer.concat([tkhd])
  head.writeUInt32BE(1, 12)
  head.writeUInt32BE(0, 20)
  const trak = box(
    'trak',
    box('tkhd', head),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, timescale, 0, 0x55c40000)),
      box('hdlr', hdlr),
      box('minf', box('vmhd', vmhd), box('dinf', dinf), box('stbl', box('stsd', stsd), ...none)),
    ),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6', 'latin1'), u32(1), Buffer.from('iso6mp41', 'latin1')),
    box('moov', mvhd, trak, box('mvex', box('trex', u32(0, 1, 1, 0, 0, 0)))),
  ])
}

/** The parts of the file in which the samples lie; those that follow each other are one part. */
function partsOf(samples: readonly VideoSample[]): readonly { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  for (const { offset, size } of samples) {
    const last = parts.at(-1)
    if (last && last.end + 1 === offset) last.end += size
    else parts.push({ start: offset, end: offset + size - 1 })
  }
  return parts
}

async function* piecesOf(head: Buffer, { path, samples }: VideoTrack): AsyncGenerator<Buffer> {
  yield head
  for (const part of partsOf(samples)) yield* createReadStream(path, part)
}

/**
 * A segment with all samples of the track, as the `number`th of a stream and beginning at `time` units. The samples are
 * read from disk while it is sent.
 */
export function mediaSegment(track: VideoTrack, number: number, time: number): { length: number; body: Readable } {
  const { samples } = track
  const rows = samples.map(({ size, duration, shift }, at) =>
    u32(duration, size, at === 0 ? KEY_FRAME : DEPENDENT, shift),
  )
  const moofWith = (dataOffset: number) =>
    box(
      'moof',
      box('mfhd', u32(0, number)),
      box(
        'traf',
        box('tfhd', u32(BASE_IS_MOOF, 1)),
        box('tfdt', u32(0x01000000), u64(time)),
        box('trun', u32(0x01000000 | TRUN_FLAGS, samples.length, dataOffset), ...rows),
      ),
    )
  const moof = moofWith(moofWith(0).length + 8)
  const bytes = samples.reduce((sum, { size }) => sum + size, 0)
  const head = Buffer.concat([moof, u32(bytes + 8), Buffer.from('mdat', 'latin1')])
  return { length: head.length + bytes, body: Readable.from(piecesOf(head, track)) }
}
