import Taro from '@tarojs/taro'
import type { PickedFile } from './types'

/** Older versions of the apps ignore the length and give the whole file. */
export const readHead = ({ path }: PickedFile, bytes: number): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const read = { filePath: path, position: 0, length: bytes }
    Taro.getFileSystemManager().readFile({
      ...read,
      success: ({ data }) => resolve(typeof data === 'string' ? null : new Uint8Array(data).subarray(0, bytes)),
      // A file shorter than that is read whole.
      fail: () =>
        Taro.getFileSystemManager().readFile({
          filePath: path,
          success: ({ data }) => resolve(typeof data === 'string' ? null : new Uint8Array(data).subarray(0, bytes)),
          fail: () => resolve(null),
        }),
    })
  })

/** Bytes of a file; null when it cannot be asked. */
export const sizeOf = (path: string): Promise<number | null> =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath: path,
      success: ({ size }) => resolve(size),
      fail: () => resolve(null),
    })
  })
