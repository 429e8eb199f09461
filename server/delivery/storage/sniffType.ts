/** What people upload: pictures and clips, as the documents say, and what phones record for the chat. */
export const UPLOAD_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4a'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/mpeg': ['mp3'],
  'audio/aac': ['aac'],
} as const

export type UploadType = keyof typeof UPLOAD_TYPES

/** Brands of the box format that hold pictures no browser of ours shows. */
const PICTURE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'crx ']

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Clips and recordings in one format: a recorder's MP4 or WebM may hold sound alone and plays all the same. */
function boxedType(head: Uint8Array): UploadType | null {
  const brand = text(head.subarray(8, 12))
  if (PICTURE_BRANDS.includes(brand)) return null
  if (brand === 'qt  ') return 'video/quicktime'
  return brand.startsWith('M4A') ? 'audio/mp4' : 'video/mp4'
}

/** Frames of sound without a container: the sync word, then fields that are never all ones. */
function framedType([first, second = 0, third = 0]: Uint8Array): UploadType | null {
  if (first !== 0xff) return null
  if ((second & 0xf6) === 0xf0) return ((third >> 2) & 0x0f) < 13 ? 'audio/aac' : null
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
  const bitrate = third >> 4
  return isLayer3 && bitrate > 0 && bitrate < 15 && (third & 0x0c) !== 0x0c ? 'audio/mpeg' : null
}

/** What the first bytes of a file say it is; null for anything that may not be uploaded. */
export function sniffType(head: Uint8Array): UploadType | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  if (starts(0x42, 0x4d) && head.length > 26) return 'image/bmp'
  if (text(head.subarray(4, 8)) === 'ftyp') return boxedType(head)
  // Matroska is the same format with another DocType.
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return text(head).includes('webm') ? 'video/webm' : null
  if (starts(0x49, 0x44, 0x33)) return 'audio/mpeg'
  return framedType(head)
}
