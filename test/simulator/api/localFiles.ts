import { ApiFailure } from './ApiFailure'

export interface LocalFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const files = new Map<string, LocalFile>()

/** Keeps bytes as a temporary file of the mini-program and answers its path. */
export function keepFile(bytes: Buffer, type: string): string {
  const extension = type.split('/')[1]?.split(/[;+]/)[0] ?? 'bin'
  const name = `${files.size + 1}.${extension === 'jpeg' ? 'jpg' : extension}`
  const path = `http://tmp/${name}`
  files.set(path, { name, type, bytes })
  return path
}

export function openFile(path: string): LocalFile {
  const file = files.get(path)
  if (!file) throw new ApiFailure(`file doesn't exist: ${path}`)
  return file
}
