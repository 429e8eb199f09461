import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type ApiSource, sync } from './ApiMethod'
import { openFile, ownFile } from './localFiles'

interface Wish {
  readonly filePath?: string
  readonly srcPath?: string
  readonly destPath?: string
  readonly dirPath?: string
  readonly encoding?: BufferEncoding
  success?(result: unknown): void
  fail?(result: unknown): void
}

/** The app's own files are in a folder of this machine; temporary files end with the process. */
export const filesApi: ApiSource = (simulator) => {
  const method =
    (name: string, run: (wish: Wish) => object) =>
    (wish: Wish): void => {
      setTimeout(() => {
        let answer: unknown
        try {
          answer = simulator.realm.copy({ errMsg: `${name}:ok`, ...run(wish) })
        } catch (error) {
          simulator.guard(() => wish.fail?.({ errMsg: `${name}:fail ${(error as Error).message}` }))
          return
        }
        simulator.guard(() => wish.success?.(answer))
      }, 0)
    }
  const own = (path = ''): string => {
    const place = ownFile(path)
    if (place === null) throw new Error(`permission denied, open ${path}`)
    return place
  }
  const readFile = ({ filePath = '', encoding, success, fail }: Wish): void => {
    setTimeout(() => {
      try {
        const { bytes } = openFile(filePath)
        const data = encoding ? bytes.toString(encoding) : simulator.realm.buffer(bytes)
        simulator.guard(() => success?.({ data }))
      } catch (error) {
        simulator.guard(() => fail?.({ errMsg: `readFile:fail ${(error as Error).message}` }))
      }
    }, 0)
  }
  const manager = {
    readFile,
    getFileInfo: method('getFileInfo', ({ filePath = '' }) => ({ size: openFile(filePath).bytes.length })),
    copyFile: method('copyFile', ({ srcPath = '', destPath }) => {
      writeFileSync(own(destPath), openFile(srcPath).bytes)
      return {}
    }),
    readdir: method('readdir', ({ dirPath }) => ({ files: readdirSync(own(dirPath)) })),
    unlink: method('unlink', ({ filePath }) => {
      rmSync(own(filePath))
      return {}
    }),
  }
  return { getFileSystemManager: sync(() => manager) }
}
