import { stat } from 'node:fs/promises'
import type { Context } from '../../call/Context'
import type { FaceChecker, PhotoVerdict } from '../../providers/face/FaceChecker'
import { uploadFile } from './photoFiles'

/** Number of photos that this process remembers between choosing and submitting. */
const MOST = 1000

const remembered = new WeakMap<FaceChecker, Map<string, Promise<PhotoVerdict>>>()

/**
 * The checker's result for an upload. A photo is checked when it is chosen and again when it is submitted, perhaps
 * at the same time; the checker runs once. A replaced file counts as another photo.
 */
export async function photoVerdict({ config, providers: { face } }: Context, key: string): Promise<PhotoVerdict> {
  const file = uploadFile(config, key)
  const { ino, mtimeMs, size } = await stat(file)
  const photo = [file, ino, mtimeMs, size].join(':')
  const verdicts = remembered.get(face) ?? new Map<string, Promise<PhotoVerdict>>()
  remembered.set(face, verdicts)
  const known = verdicts.get(photo)
  if (known) return await known
  const judged = face.check(file)
  verdicts.set(photo, judged)
  judged.catch(() => verdicts.delete(photo))
  const [oldest] = verdicts.keys()
  if (verdicts.size > MOST && oldest !== undefined) verdicts.delete(oldest)
  return await judged
}
