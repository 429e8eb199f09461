import { ApiFailure } from './ApiFailure'
import { type ApiSource, later, sync } from './ApiMethod'
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
export const mediaApi: ApiSource = (simulator) => {
  const pick = (count: unknown) =>
    Array.from({ length: Math.max(1, Math.min(Number(count ?? 1), 2)) }, () => keepFile(PICTURE, 'image/png'))
  const audio = () => {
    const { realm: _ } = simulator
    return new Proxy(
      { src: '', paused: true, currentTime: 0, duration: 0, volume: 1, loop: false } as Record<string, unknown>,
      {
        get: (target, name: string) => (name in target ? target[name] : () => undefined),
        set: (target, name: string, value) => {
          target[name] = value
          return true
        },
      },
    )
  }
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
    createInnerAudioContext: sync(audio),
    getBackgroundAudioManager: sync(audio),
    getFileSystemManager: sync(() => ({
      readFile: ({ filePath, encoding, success, fail }: FileRead) => {
        setTimeout(() => {
          try {
            const { bytes } = openFile(filePath)
            success?.({ data: encoding ? bytes.toString(encoding) : simulator.realm.buffer(bytes) })
          } catch (error) {
            fail?.({ errMsg: `readFile:fail ${(error as Error).message}` })
          }
        }, 0)
      },
      getFileInfo: ({ filePath, success }: FileRead) => {
        setTimeout(() => success?.({ size: openFile(filePath).bytes.length }), 0)
      },
    })),
  }
}

interface FileRead {
  readonly filePath: string
  readonly encoding?: BufferEncoding
  success?(result: unknown): void
  fail?(result: unknown): void
}
