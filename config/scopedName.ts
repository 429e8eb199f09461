import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** What the class names of one CSS module end with. */
export const scopeOf = (file: string): string =>
  createHash('sha256').update(path.relative(root, file).replace(/\\/g, '/')).digest('base64url').slice(0, 5)

/** A class name of a CSS module; the app's build and the preview's must come to the same. */
export const scopedName = (local: string, file: string): string => `${local}_${scopeOf(file)}`
