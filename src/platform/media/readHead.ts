import Taro from '@tarojs/taro'
import type { PickedFile } from './types'

/** The first bytes of a file. Older versions of the apps ignore the length and return the whole file. */
export const readHead = ({ path }: PickedFile, bytes: number): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const read = { filePath: path, position: 0, length: bytes }
    Taro.getFileSystemManager().readFile({
      ...read,
      success: ({ data }) => resolve(typeof data === 'string' ? null : new Uint8Array(data).subarray(0, bytes)),
      // The platform refuses a length beyond the end: a shorter file is read whole.
      fail: () =>
        Taro.getFileSystemManager().readFile({
          filePath: path,
          success: ({ data }) => resolve(typeof data === 'string' ? null : new Uint8Array(data).subarray(0, bytes)),
          fail: () => resolve(null),
        }),
    })
  })

/** Size of a file in bytes; null when the platform does not answer. */
export const sizeOf = (path: string): Promise<number | null> =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath: path,
      success: ({ size }) => resolve(size),
      fail: () => resolve(null),
    })
  })
