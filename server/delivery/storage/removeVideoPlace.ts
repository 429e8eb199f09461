import { type FileHandle, open } from 'node:fs/promises'

/** Atoms whose children are looked at. */
const PARENTS: ReadonlySet<string> = new Set(['moov', 'trak', 'udta', 'meta', 'ilst'])
/** Atoms that tell where a film was taken: of phones, of 3GPP, of dashboard cameras; XMP may tell it among other things. */
const PLACES: ReadonlySet<string> = new Set(['©xyz', 'loci', 'gps ', 'XMP_'])
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const PLACE_KEY = /location|gps/i
/** A file of more atoms, or of deeper ones, is nothing that a camera writes. */
const MOST_ATOMS = 20_000
const DEEPEST = 8
const MOST_KEYS = 65_536
const ZEROS = Buffer.alloc(65_536)

interface Atom {
  readonly type: string
  /** Its first byte, that of what is in it, and the one after it. */
  readonly at: number
  readonly body: number
  readonly end: number
}

/**
 * Removes from an MP4 or MOV where it was taken. Such atoms become free space of the same size in their place, so that
 * nothing else of the file moves and no picture of the film is touched.
 */
export async function removeVideoPlace(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    await clear({ file, left: MOST_ATOMS }, 0, size, 0)
  } finally {
    await file.close()
  }
}

interface Reading {
  readonly file: FileHandle
  left: number
}

async function clear(
  reading: Reading,
  from: number,
  to: number,
  depth: number,
  keys = new Set<number>(),
): Promise<void> {
  const { file } = reading
  let names = keys
  for (let at = from; at + 8 <= to && reading.left-- > 0; ) {
    const atom = await atomAt(file, at, to)
    if (!atom) return
    const { type, body, end } = atom
    if (type === 'keys') names = await placeKeys(file, atom)
    if (PLACES.has(type) || names.has(Buffer.from(type, 'latin1').readUInt32BE()) || (await isXmp(file, atom)))
      await empty(file, atom)
    else if (PARENTS.has(type) && depth < DEEPEST)
      await clear(
        reading,
        type === 'meta' ? await insideMeta(file, atom) : body,
        end,
        depth + 1,
        type === 'ilst' ? names : undefined,
      )
    at = end
  }
}

const bytes = async (file: FileHandle, at: number, size: number): Promise<Buffer> =>
  (await file.read(Buffer.alloc(size), 0, size, at)).buffer

/** The atom that begins here; null for none. */
async function atomAt(file: FileHandle, at: number, to: number): Promise<Atom | null> {
  const head = await bytes(file, at, 16)
  const short = head.readUInt32BE(0)
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
  const body = at + (short === 1 ? 16 : 8)
  if (at + size < body || at + size > to) return null
  return { type: head.toString('latin1', 4, 8), at, body, end: at + size }
}

/** `meta` of ISO files has a version before its children, that of QuickTime has none. */
const insideMeta = async (file: FileHandle, { body }: Atom): Promise<number> =>
  (await bytes(file, body, 8)).toString('latin1', 4, 8) === 'hdlr' ? body : body + 4

const isXmp = async (file: FileHandle, { type, body }: Atom): Promise<boolean> =>
  type === 'uuid' && (await bytes(file, body, 16)).equals(XMP)

/** The numbers of the keys that name places; values in `ilst` have them as their type. */
async function placeKeys(file: FileHandle, { body, end }: Atom): Promise<Set<number>> {
  const list = await bytes(file, body + 8, Math.max(0, Math.min(end - body - 8, MOST_KEYS)))
  const found = new Set<number>()
  for (let at = 0, number = 1; at + 8 <= list.length; number++) {
    const size = list.readUInt32BE(at)
    if (size < 8) break
    if (PLACE_KEY.test(list.toString('latin1', at + 8, at + size))) found.add(number)
    at += size
  }
  return found
}

async function empty(file: FileHandle, { at, body, end }: Atom): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  for (let from = body; from < end; from += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - from), from)
}
