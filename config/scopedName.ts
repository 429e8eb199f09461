import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The name of a style sheet in every build: its path from the project's root. */
export const sheetOf = (file: string): string => path.relative(path.resolve(__dirname, '..'), file).replace(/\\/g, '/')

/**
 * The class name for a style sheet. Five characters, because the main package of a mini-program contains each name
 * twice.
 */
export function classIn(sheet: string, local: string): string {
  const digest = createHash('sha256').update(`${sheet}:${local}`).digest()
  return `${LETTERS[(digest[0] ?? 0) % LETTERS.length]}${digest.subarray(1).toString('base64url').slice(0, 4)}`
}

/** The class name of a CSS module. The app's build and the preview's must get the same one. */
export const scopedName = (local: string, file: string): string => classIn(sheetOf(file), local)
