import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { showPictures } from '../../items/albumPictures'
import { reindex } from '../../items/contentIndex'
import { openAddress } from './photoAddress'

export interface Album {
  readonly iid: number
  readonly id: string
}

/** The album, locked until the transaction ends. */
export const lockedAlbum = (db: Db, { iid, id }: Album) =>
  db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('module_type', '=', MODULE_TYPE.cloudAlbum)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst()

/** Brings the number of photos, the cover and the list row up to date; returns the number. */
export async function recount(db: Db, { iid, id }: Album): Promise<number> {
  const { rows } = await sql<{ n: number; first: string | null }>`
    select count(*)::int as n, (array_agg(key order by id))[1] as first from album_photos
    where iid = ${iid} and album_id = ${id}`.execute(db)
  const { n = 0, first = null } = rows[0] ?? {}
  const cover = first === null ? '' : openAddress(first)
  await sql`
    update content set cover = case visibility when 'public' then ${cover} else '' end, version = version + 1,
      imgs = '{}', extra = (extra - 'visibility') || jsonb_build_object('photos', ${n}::int)
        || case visibility when 'public' then '{}' else jsonb_build_object('visibility', visibility) end
    where iid = ${iid} and id = ${id}`.execute(db)
  await reindex(db, { iid, id })
  return n
}

/** Deletes an album with its photos, which nobody but their uploaders can read afterwards. */
export async function deleteAlbum(db: Db, { iid, id }: Album): Promise<void> {
  await db.updateTable('content').set({ status: 'deleted' }).where('iid', '=', iid).where('id', '=', id).execute()
  const gone = await db
    .deleteFrom('album_photos')
    .where('iid', '=', iid)
    .where('album_id', '=', id)
    .returning('key')
    .execute()
  await showPictures(
    db,
    iid,
    gone.map(({ key }) => key),
  )
  await recount(db, { iid, id })
}
