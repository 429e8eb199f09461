import { box, u32, u64 } from './mp4Boxes'
import type { VideoTrack } from './readVideo'

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

/** A segment with all samples of the track, as the `number`th of a stream and beginning at `time` units. */
export function mediaSegment({ samples }: VideoTrack, number: number, time: number): Buffer {
  const rows = samples.map(({ bytes, duration, shift }, at) =>
    u32(duration, bytes.length, at === 0 ? KEY_FRAME : DEPENDENT, shift),
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
  return Buffer.concat([moof, box('mdat', ...samples.map(({ bytes }) => bytes))])
}
