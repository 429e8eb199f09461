import sharp from 'sharp'
import { MOST_PIXELS } from '../../base/mostPixels'
import type { UploadType } from './uploadType'

/** True for a picture that says it is larger than that; what is no picture says nothing. */
export async function isTooManyPixels(path: string, type: UploadType): Promise<boolean> {
  if (!type.startsWith('image/')) return false
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height > MOST_PIXELS
}
