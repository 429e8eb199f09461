import { type FileHandle, open } from 'node:fs/promises'
import { boxAt, boxesIn } from './mp4Boxes'

export interface VideoSample {
  /** Where its bytes lie in the file. */
  readonly offset: number
  readonly size: number
  /** In the track's time units: how long it is shown, and how much later than it is decoded. */
  readonly duration: number
  readonly shift: number
}

/** The picture track of an MP4 file: all that describes it. The pictures stay on disk. */
export interface VideoTrack {
  readonly path: string
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

/** The content of the box that describes the film, which lies before or behind the pictures. */
async function filmOf(file: FileHandle): Promise<Buffer> {
  const head = Buffer.alloc(8)
  for (let at = 0; (await file.read(head, 0, 8, at)).bytesRead === 8; ) {
    const size = head.readUInt32BE(0)
    if (size < 8) break
    if (head.toString('latin1', 4) === 'moov')
      return (await file.read(Buffer.alloc(size - 8), 0, size - 8, at + 8)).buffer
    at += size
  }
  throw new Error('no film')
}

/** Reads what describes the picture track of an MP4 file that begins with a key frame. */
export async function readVideo(path: string): Promise<VideoTrack> {
  const file = await open(path)
  const film = await filmOf(file).finally(() => file.close())
  const trak = boxesIn(film, 'trak').find((one) => boxAt(one, 'mdia/hdlr').toString('latin1', 8, 12) === 'vide')
  if (!trak) throw new Error('no picture track')
  const stbl = boxAt(trak, 'mdia/minf/stbl')
  const mdhd = boxAt(trak, 'mdia/mdhd')
  const sizes = rowsOf(boxAt(stbl, 'stsz'), 1, 12).map(([size = 0]) => size)
  const durations = spread(rowsOf(boxAt(stbl, 'stts'), 2))
  const [ctts] = boxesIn(stbl, 'ctts')
  const shifts = ctts ? spread(rowsOf(ctts, 2)) : []
  const offsets = offsetsOf(stbl, sizes)
  return {
    path,
    timescale: mdhd.readUInt32BE(12),
    duration: durations.reduce((sum, one) => sum + one, 0),
    samples: sizes.map((size, at) => ({
      ...{ offset: offsets[at] ?? 0, size, duration: durations[at] ?? 0, shift: shifts[at] ?? 0 },
    })),
    tkhd: boxAt(trak, 'tkhd'),
    hdlr: boxAt(trak, 'mdia/hdlr'),
    vmhd: boxAt(trak, 'mdia/minf/vmhd'),
    dinf: boxAt(trak, 'mdia/minf/dinf'),
    stsd: boxAt(stbl, 'stsd'),
  }
}
