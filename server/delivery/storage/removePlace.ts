import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** Cameras write what they know of a picture before the picture itself. */
const HEAD = 524_288
const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const GPS_POINTER = 0x8825
/** Bytes of a value by its type in TIFF. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8] as const

/** Removes the place where a picture was taken from its file, without drawing the picture again. */
export async function removePlace(path: string, type: 'image/jpeg' | 'image/png'): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const head = buffer.subarray(0, bytesRead)
    const changed = type === 'image/jpeg' ? inJpeg(head) : inPng(head)
    if (changed) await file.write(head, 0, head.length, 0)
  } finally {
    await file.close()
  }
}

/** Clears the place in the segments of a JPEG; true when one had it. */
function inJpeg(head: Buffer): boolean {
  let changed = false
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff; ) {
    const marker = head[at + 1]
    if (marker === 0xda || marker === 0xd9) break
    const size = head.readUInt16BE(at + 2)
    const part = head.subarray(at + 4, at + 2 + size)
    if (marker === 0xe1 && part.toString('latin1', 0, EXIF.length) === EXIF)
      changed = clearGps(part.subarray(EXIF.length)) || changed
    if (marker === 0xe1 && part.toString('latin1', 0, XMP.length) === XMP && part.includes('GPS')) {
      part.fill(' ', XMP.length)
      changed = true
    }
    at += 2 + size
  }
  return changed
}

/** Clears the place in the eXIf chunk of a PNG; true when it had one. */
function inPng(head: Buffer): boolean {
  for (let at = 8; at + 12 <= head.length; ) {
    const size = head.readUInt32BE(at)
    const end = at + 8 + size
    if (head.toString('latin1', at + 4, at + 8) === 'eXIf' && end + 4 <= head.length) {
      if (!clearGps(head.subarray(at + 8, end))) return false
      head.writeUInt32BE(crc32(head.subarray(at + 4, end)), end)
      return true
    }
    at = end + 4
  }
  return false
}

/** Empties the directory of the place in TIFF data; true when there was one. */
function clearGps(tiff: Buffer): boolean {
  if (tiff.length < 8) return false
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entriesOf = (directory: number): number[] => {
    if (directory + 2 > tiff.length) return []
    const entries = Array.from({ length: short(directory) }, (_, n) => directory + 2 + n * 12)
    return entries.filter((entry) => entry + 12 <= tiff.length)
  }
  const pointer = entriesOf(long(4)).find((entry) => short(entry) === GPS_POINTER)
  if (pointer === undefined) return false
  const directory = long(pointer + 8)
  for (const entry of entriesOf(directory)) {
    const bytes = (SIZES[short(entry + 2)] ?? 0) * long(entry + 4)
    const value = long(entry + 8)
    if (bytes > 4 && value < tiff.length) tiff.fill(0, value, Math.min(tiff.length, value + bytes))
    tiff.fill(0, entry, entry + 12)
  }
  if (directory + 2 <= tiff.length) tiff.fill(0, directory, directory + 2)
  return true
}
