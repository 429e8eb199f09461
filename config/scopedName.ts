import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** How a style sheet is called in every build: its path from the project's root. */
export const sheetOf = (file: string): string => path.relative(path.resolve(__dirname, '..'), file).replace(/\\/g, '/')

/** A class of a style sheet. Five characters, because a mini-program's main package carries each name twice. */
export function classIn(sheet: string, local: string): string {
  const digest = createHash('sha256').update(`${sheet}:${local}`).digest()
  return `${LETTERS[(digest[0] ?? 0) % LETTERS.length]}${digest.subarray(1).toString('base64url').slice(0, 4)}`
}

/** A class name of a CSS module; the app's build and the preview's must come to the same. */
export const scopedName = (local: string, file: string): string => classIn(sheetOf(file), local)
