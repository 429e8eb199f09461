import { sql } from 'kysely'
import { paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'

/** The key of an upload; PARAM for any other text. */
export function keyOf(address: string): string {
  const key = uploadKeyOf(address)
  if (key === null) throw paramError('addPhotos')
  return key
}

/**
 * Refuses photos that are not pictures of this person's own. A picture that was uploaded for everybody has another use
 * already, which an album that closes would take it away from.
 */
export async function requireOwnPhotos(db: Db, iid: number, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { rows } = await sql`
    select key from uploads where key = any(${[...keys]}::text[]) and iid = ${iid} and user_id = ${userId}
      and type like 'image/%' and (private or exists (
        select 1 from album_photos p where p.iid = ${iid} and p.key = uploads.key and p.user_id = ${userId}))`.execute(
    db,
  )
  if (rows.length < keys.length) throw paramError('addPhotos')
}
