import { paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from './uploadKeyOf'

/** The address that shows an uploaded picture, from its key or its address; other addresses stay as they are. */
export function pictureAddress(image: string): string {
  const key = uploadKeyOf(image)
  return key === null ? image : `/oss/${key}`
}

/** Refuses `field` unless each of these pictures is an upload of this person. */
export async function requireOwnPictures(
  db: Db,
  userId: number,
  { images, field }: { readonly images: readonly string[]; readonly field: string },
): Promise<void> {
  const keys = [...new Set(images.map((image) => uploadKeyOf(image) ?? ''))]
  if (keys.length === 0) return
  const own = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', keys)
    .where('user_id', '=', userId)
    .where('type', 'like', 'image/%')
    .execute()
  if (own.length < keys.length) throw paramError(field)
}
