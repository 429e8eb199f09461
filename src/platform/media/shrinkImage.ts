import type { PickedFile } from './types'

const load = (path: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = path
  })

/** Redraws a photo that is larger than needed. Animated pictures stay as they are. */
export async function shrinkImage(file: PickedFile, maxEdge: number): Promise<PickedFile> {
  if (!file.blob || file.blob.type === 'image/gif') return file
  const image = await load(file.path)
  if (!image) return file
  const scale = maxEdge / Math.max(image.naturalWidth, image.naturalHeight)
  if (scale >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const type = file.blob.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
  if (!blob || blob.size >= file.size) return file
  const name = type === 'image/png' ? file.name : file.name.replace(/\.\w+$/, '.jpg')
  return { path: URL.createObjectURL(blob), name, size: blob.size, blob }
}
