/** The types the documents let people upload: pictures, and mp4 clips. */
export const UPLOAD_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4'],
} as const

export type UploadType = keyof typeof UPLOAD_TYPES

/** What the first bytes of a file say it is; null for anything that may not be uploaded. */
export function sniffType(head: Uint8Array): UploadType | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  if (starts(0x42, 0x4d) && head.length > 26) return 'image/bmp'
  if (Buffer.from(head.subarray(4, 8)).toString('latin1') === 'ftyp') return 'video/mp4'
  return null
}
