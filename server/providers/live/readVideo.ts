import { boxAt, boxesIn } from './mp4Boxes'

export interface VideoSample {
  readonly bytes: Buffer
  /** In the track's time units: how long it is shown, and how much later than it is decoded. */
  readonly duration: number
  readonly shift: number
}

/** The picture track of an MP4 file. */
export interface VideoTrack {
  /** Time units a second. */
  readonly timescale: number
  readonly duration: number
  readonly samples: readonly VideoSample[]
  /** The boxes that describe it: header, media header, handler, picture header, sample description. */
  readonly tkhd: Buffer
  readonly hdlr: Buffer
  readonly vmhd: Buffer
  readonly dinf: Buffer
  readonly stsd: Buffer
}

/** Rows of numbers after the version and the count of a table. */
const rowsOf = (table: Buffer, width: number, start = 8): readonly (readonly number[])[] =>
  Array.from({ length: table.readUInt32BE(start - 4) }, (_, row) =>
    Array.from({ length: width }, (_each, column) => table.readUInt32BE(start + (row * width + column) * 4)),
  )

/** One value a sample, from runs of (count, value). */
const spread = (runs: readonly (readonly number[])[]): readonly number[] =>
  runs.flatMap(([count = 0, value = 0]) => Array.from({ length: count }, () => value))

/** Where each sample begins in the file: chunks lie anywhere, the samples of a chunk one after another. */
function offsetsOf(stbl: Buffer, sizes: readonly number[]): readonly number[] {
  const chunks = rowsOf(boxAt(stbl, 'stco'), 1).map(([offset = 0]) => offset)
  const runs = rowsOf(boxAt(stbl, 'stsc'), 3)
  const offsets: number[] = []
  chunks.forEach((offset, at) => {
    const run = runs.filter(([first = 0]) => first <= at + 1).at(-1)
    let next = offset
    for (let n = 0; n < (run?.[1] ?? 0) && offsets.length < sizes.length; n += 1) {
      offsets.push(next)
      next += sizes[offsets.length - 1] ?? 0
    }
  })
  return offsets
}

/** Reads the picture track of an MP4 file that begins with a key frame. */
export function readVideo(file: Buffer): VideoTrack {
  const trak = boxesIn(boxAt(file, 'moov'), 'trak').find(
    (one) => boxAt(one, 'mdia/hdlr').toString('latin1', 8, 12) === 'vide',
  )
  if (!trak) throw new Error('no picture track')
  const stbl = boxAt(trak, 'mdia/minf/stbl')
  const mdhd = boxAt(trak, 'mdia/mdhd')
  const sizes = rowsOf(boxAt(stbl, 'stsz'), 1, 12).map(([size = 0]) => size)
  const durations = spread(rowsOf(boxAt(stbl, 'stts'), 2))
  const [ctts] = boxesIn(stbl, 'ctts')
  const shifts = ctts ? spread(rowsOf(ctts, 2)) : []
  const offsets = offsetsOf(stbl, sizes)
  return {
    timescale: mdhd.readUInt32BE(12),
    duration: durations.reduce((sum, one) => sum + one, 0),
    samples: sizes.map((size, at) => {
      const offset = offsets[at] ?? 0
      return {
        bytes: file.subarray(offset, offset + size),
        duration: durations[at] ?? 0,
        shift: shifts[at] ?? 0,
      }
    }),
    tkhd: boxAt(trak, 'tkhd'),
    hdlr: boxAt(trak, 'mdia/hdlr'),
    vmhd: boxAt(trak, 'mdia/minf/vmhd'),
    dinf: boxAt(trak, 'mdia/minf/dinf'),
    stsd: boxAt(stbl, 'stsd'),
  }
}
