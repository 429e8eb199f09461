import { paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from './uploadKeyOf'

/** The address that shows an uploaded picture, from its key or its address; other addresses stay as they are. */
export function pictureAddress(image: string): string {
  const key = uploadKeyOf(image)
  return key === null ? image : `/oss/${key}`
}

/** Refuses `field` unless the video is an upload of this person. */
export const requireOwnVideo = (db: Db, userId: number, { video, field }: { video: string; field: string }) =>
  requireOwn(db, userId, { files: [video], field, kind: 'video/%' })

/** Refuses `field` unless each of these pictures is an upload of this person. */
export const requireOwnPictures = (
  db: Db,
  userId: number,
  { images, field }: { readonly images: readonly string[]; readonly field: string },
): Promise<void> => requireOwn(db, userId, { files: images, field, kind: 'image/%' })

async function requireOwn(
  db: Db,
  userId: number,
  { files, field, kind }: { readonly files: readonly string[]; readonly field: string; readonly kind: string },
): Promise<void> {
  const keys = [...new Set(files.map((file) => uploadKeyOf(file) ?? ''))]
  if (keys.length === 0) return
  const own = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', keys)
    .where('user_id', '=', userId)
    .where('type', 'like', kind)
    .execute()
  if (own.length < keys.length) throw paramError(field)
}
