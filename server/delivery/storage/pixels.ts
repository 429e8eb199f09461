import sharp from 'sharp'
import type { UploadType } from './uploadType'

/**
 * How many pixels a picture may have: those of a phone's best camera. Some kB can unfold to gigabytes, on this server
 * and on the phone of everybody who looks.
 */
export const MOST_PIXELS = 50_000_000

/** True for a picture that says it is larger than that; what is no picture says nothing. */
export async function isTooManyPixels(path: string, type: UploadType): Promise<boolean> {
  if (!type.startsWith('image/')) return false
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height > MOST_PIXELS
}
