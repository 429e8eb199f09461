import Taro from '@tarojs/taro'
import type { KeptFiles } from './types'

/** The platform deletes temporary files when the process ends; files under the user data path stay. */
const folder = () => `${Taro.env.USER_DATA_PATH ?? ''}/kept-`

const settled = <T>(start: (options: { success: (result: T) => void; fail: (failure: unknown) => void }) => void) =>
  new Promise<T>((success, fail) => start({ success, fail }))

const extension = (path: string): string => /\.\w+$/.exec(path)?.[0] ?? ''

const find = async (name: string): Promise<string | undefined> => {
  const { files } = await settled<{ files: string[] }>((ends) =>
    Taro.getFileSystemManager().readdir({ dirPath: Taro.env.USER_DATA_PATH ?? '', ...ends }),
  )
  return files.find((file) => file.startsWith(`kept-${name}.`) || file === `kept-${name}`)
}

export const keptFiles: KeptFiles = {
  async keep(name, { path }) {
    try {
      const destPath = folder() + name + extension(path)
      await settled((ends) => Taro.getFileSystemManager().copyFile({ srcPath: path, destPath, ...ends }))
      return true
    } catch {
      return false
    }
  },
  async take(name) {
    try {
      const file = await find(name)
      if (!file) return null
      const path = `${Taro.env.USER_DATA_PATH ?? ''}/${file}`
      const { size } = await settled<{ size: number }>((ends) =>
        Taro.getFileSystemManager().getFileInfo({ filePath: path, ...ends }),
      )
      return { path, name: file, size }
    } catch {
      return null
    }
  },
  async drop(name) {
    try {
      const file = await find(name)
      if (!file) return
      const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${file}`
      await settled((ends) => Taro.getFileSystemManager().unlink({ filePath, ...ends }))
    } catch {
      // The file does not exist any more.
    }
  },
}
