import { existsSync, readFileSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { ApiFailure } from './ApiFailure'

export interface LocalFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const files = new Map<string, LocalFile>()

/** Stores bytes as a temporary file of the mini-program and returns its path. */
export function keepFile(bytes: Buffer, type: string): string {
  const extension = type.split('/')[1]?.split(/[;+]/)[0] ?? 'bin'
  const name = `${files.size + 1}.${extension === 'jpeg' ? 'jpg' : extension}`
  const path = `http://tmp/${name}`
  files.set(path, { name, type, bytes })
  return path
}

/** Opens a file of the mini-program, or one of this machine that a mocked chooser returned. */
export function openFile(path: string): LocalFile {
  const file = files.get(path) ?? (isAbsolute(path) && existsSync(path) ? fileOfMachine(path) : undefined)
  if (!file) throw new ApiFailure(`file doesn't exist: ${path}`)
  return file
}

const fileOfMachine = (path: string): LocalFile => ({
  name: basename(path),
  type: /\.jpe?g$/i.test(path) ? 'image/jpeg' : 'application/octet-stream',
  bytes: readFileSync(path),
})
