import { fileTypeFromFile } from 'file-type/node'

/** Types that may be uploaded: the documents' pictures and clips, and what phones record for the chat. */
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

/** By the extension for the content. Old phones record a format that plays as MP4. */
const BY_CONTENT: Readonly<Record<string, UploadType>> = {
  ...{ jpg: 'image/jpeg', png: 'image/png', bmp: 'image/bmp', gif: 'image/gif' },
  ...{ mp4: 'video/mp4', m4v: 'video/mp4', '3gp': 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
  ...{ m4a: 'audio/mp4', mp3: 'audio/mpeg', aac: 'audio/aac' },
}

/** The type of a file by its content; null when it may not be uploaded. */
export async function uploadType(path: string): Promise<UploadType | null> {
  const found = await fileTypeFromFile(path)
  return (found && BY_CONTENT[found.ext]) ?? null
}
