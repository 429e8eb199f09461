export type ImageKind = 'jpg' | 'png' | 'gif' | 'bmp'

/** Number of leading bytes that `imageKind` needs. */
export const IMAGE_HEAD = 8

const SIGNATURES: readonly (readonly [ImageKind, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
]

/** The picture format by the file's first bytes, whatever its name says; null for any other file. */
export const imageKind = (head: Uint8Array): ImageKind | null =>
  SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0] ?? null
