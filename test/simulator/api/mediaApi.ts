import { ApiFailure } from './ApiFailure'
import { type ApiSource, later } from './ApiMethod'
import { keepFile, openFile } from './localFiles'

/** A real picture of 8 × 8 pixels, so that a server that checks the content accepts it. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGM4EbIAK2IYWhIA7OBj4VcNvhAAAAAASUVORK5CYII=',
  'base64',
)
/** The beginning of an mp4 file. */
const CLIP = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')
const SIDE = 8

/** Choosers return fixtures, and scans return nothing until mocked, because there is no camera. */
export const mediaApi: ApiSource = () => {
  const pick = (count: unknown) =>
    Array.from({ length: Math.max(1, Math.min(Number(count ?? 1), 2)) }, () => keepFile(PICTURE, 'image/png'))
  return {
    chooseImage: later(({ count }) => {
      const tempFilePaths = pick(count)
      return { tempFilePaths, tempFiles: tempFilePaths.map((path) => ({ path, size: PICTURE.length, type: 'image' })) }
    }),
    chooseMedia: later(({ count }) => {
      const file = (tempFilePath: string) => ({
        tempFilePath,
        size: PICTURE.length,
        fileType: 'image',
        width: SIDE,
        height: SIDE,
      })
      return { type: 'image', tempFiles: pick(count).map(file) }
    }),
    chooseVideo: later(() => ({
      tempFilePath: keepFile(CLIP, 'video/mp4'),
      size: CLIP.length,
      duration: 1,
      width: SIDE,
      height: SIDE,
    })),
    getImageInfo: later(({ src }) => ({
      width: SIDE,
      height: SIDE,
      path: String(src),
      orientation: 'up',
      type: 'png',
    })),
    compressImage: later(({ src }) => ({ tempFilePath: String(src) })),
    previewImage: later(() => ({})),
    saveImageToPhotosAlbum: later(({ filePath }) => {
      openFile(String(filePath))
    }),
    saveVideoToPhotosAlbum: later(() => ({})),
    openDocument: later(() => ({})),
    getFileInfo: later(({ filePath }) => ({ size: openFile(String(filePath)).bytes.length })),
    scanCode: later(() => {
      throw new ApiFailure('cancel')
    }),
  }
}
