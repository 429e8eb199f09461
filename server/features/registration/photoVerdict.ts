import { stat } from 'node:fs/promises'
import type { Context } from '../../call/Context'
import type { FaceChecker, PhotoVerdict } from '../../providers/face/FaceChecker'
import { uploadFile } from './photoFiles'

/** How many photos this process remembers: those between choosing and handing in. */
const MOST = 1000

const remembered = new WeakMap<FaceChecker, Map<string, Promise<PhotoVerdict>>>()

/**
 * What the checker says about an upload. A photo is looked at when it is chosen and again when it is handed in, by
 * taps that may meet: it is judged once. A file that was replaced meanwhile is another photo.
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
