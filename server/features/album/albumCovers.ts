import { type ItemSummary, MODULE_TYPE, type Page } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { type AlbumRow, albumAccess } from './albumAccess'
import { photoAddresses, type Signing } from './photoAddress'

/**
 * Gives the albums of a list that are not public their covers, where the viewer may look at them. Their addresses
 * expire, so no list row keeps them.
 */
export async function withAlbumCovers(
  from: Signing & { readonly db: Db },
  asker: Asker,
  page: Page<ItemSummary>,
): Promise<Page<ItemSummary>> {
  const { db } = from
  const { iid } = asker
  const closed = page.list.filter((item) => item.moduleType === MODULE_TYPE.cloudAlbum && item.extra.visibility)
  if (!asker.member || closed.length === 0) return page
  const ids = closed.map(({ id }) => id)
  const { rows } = await sql<AlbumRow & { key: string }>`
    select c.id, c.author_id, c.parent_id, c.visibility, c.detail, first.key
    from content c, lateral (
      select p.key from album_photos p where p.iid = ${iid} and p.album_id = c.id order by p.id limit 1
    ) first
    where c.iid = ${iid} and c.id = any(${ids}::text[])`.execute(db)
  const covers = new Map<string, string>()
  for (const row of rows)
    if ((await albumAccess(db, asker, row)).sees) covers.set(row.id, photoAddresses(from, row.key, false).thumb)
  return { ...page, list: page.list.map((item) => ({ ...item, cover: covers.get(item.id) ?? item.cover })) }
}
