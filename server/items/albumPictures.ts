import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { reported } from './reports'

/** Makes pictures readable by their plain address while a public album, which no reports have hidden, shows them. */
export async function showPictures(db: Db, iid: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    update uploads set private = not exists (
      select 1 from album_photos p join content c on c.iid = p.iid and c.id = p.album_id
      where p.iid = ${iid} and p.key = uploads.key and c.visibility = 'public' and c.status = 'published'
        and not ${reported({ iid, type: String(MODULE_TYPE.cloudAlbum), id: sql`c.id` })})
    where key = any(${[...keys]}::text[]) and iid = ${iid}`.execute(db)
}

/** The same for all pictures of an album, when it was hidden or is shown again. */
export async function showPicturesOf(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
): Promise<void> {
  const photos = await db
    .selectFrom('album_photos')
    .select('key')
    .where('iid', '=', iid)
    .where('album_id', '=', id)
    .execute()
  await showPictures(
    db,
    iid,
    photos.map(({ key }) => key),
  )
}
