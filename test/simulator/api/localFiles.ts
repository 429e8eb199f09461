import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, isAbsolute, join } from 'node:path'
import { ApiFailure } from './ApiFailure'

export interface LocalFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const files = new Map<string, LocalFile>()

/** Where the platforms keep the files of the app itself. */
export const USER_DATA = { weapp: 'http://usr', tt: 'ttfile://user' } as const

let folder: string | null = null

/** The folder of this machine that holds the app's own files; they outlive the process. */
export function keepOwnFilesIn(path: string): void {
  folder = path
}

/** The place on this machine of one of the app's own files; null for any other path. */
export function ownFile(path: string): string | null {
  const root = Object.values(USER_DATA).find((one) => path === one || path.startsWith(`${one}/`))
  if (root === undefined || folder === null) return null
  return join(folder, basename(path.slice(root.length)))
}

/** Stores bytes as a temporary file of the mini-program and returns its path. */
export function keepFile(bytes: Buffer, type: string): string {
  const extension = type.split('/')[1]?.split(/[;+]/)[0] ?? 'bin'
  const name = `${files.size + 1}.${{ jpeg: 'jpg', mpeg: 'mp3' }[extension] ?? extension}`
  const path = `http://tmp/${name}`
  files.set(path, { name, type, bytes })
  return path
}

/** Opens a file of the mini-program, or one of this machine that a mocked chooser returned. */
export function openFile(path: string): LocalFile {
  const place = ownFile(path) ?? (isAbsolute(path) ? path : null)
  const file = files.get(path) ?? (place && existsSync(place) ? fileOfMachine(place) : undefined)
  if (!file) throw new ApiFailure(`file doesn't exist: ${path}`)
  return file
}

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.aac': 'audio/aac',
}

const fileOfMachine = (path: string): LocalFile => ({
  name: basename(path),
  type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
  bytes: readFileSync(path),
})
