import { done, refused } from '../outcome'
import type { Crop } from './types'

/** Longer edges are of no use on a certificate. */
const MOST_EDGE = 1200

export const crop: Crop = {
  ownScreen: true,
  async cut(file, { x, y, size }) {
    if (!file.blob) return refused('failed')
    try {
      const picture = await createImageBitmap(file.blob)
      const edge = Math.min(MOST_EDGE, Math.round(size))
      const canvas = document.createElement('canvas')
      canvas.width = edge
      canvas.height = edge
      canvas.getContext('2d')?.drawImage(picture, x, y, size, size, 0, 0, edge, edge)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
      if (!blob) return refused('failed')
      return done({ path: URL.createObjectURL(blob), name: 'photo.jpg', size: blob.size, blob })
    } catch (error) {
      return refused('failed', String(error))
    }
  },
}
