import { isPartType } from '@quanzi/contract'
import type { Insertable, Selectable } from 'kysely'
import { initialsOf, searchText } from '../db/lists/searchText'
import type { Db } from '../db/schema'
import type { ContentIndexTable, ContentTable, ListedStatus, StoredExtra, StoredSummary } from '../db/schema/content'

type IndexSource = Omit<
  Selectable<ContentTable>,
  'body' | 'html' | 'media' | 'detail' | 'visibility' | 'version' | 'created_at'
> & { readonly visibility?: string }

import { moveCounts } from './moveCounts'
import { reckonItemCommissions } from './reckonItemCommissions'
import { isReported } from './reports'

/** Where lists find the item. */
function listedStatus({ status, module_type, visibility }: IndexSource): ListedStatus {
  if (status !== 'published') return status
  if (visibility === 'private' || visibility === 'unlisted') return visibility
  return isPartType(module_type) ? 'part' : status
}

/** The list row of a content row, without what only the detail shows. */
export function indexRow(row: IndexSource): Insertable<ContentIndexTable> {
  const { notices: _notices, phone: _phone, vipFree: _vipFree, seq = 0, trip: _trip, ...extra }: StoredExtra = row.extra
  const summary: StoredSummary = {
    title: row.title,
    cover: row.cover,
    summary: row.summary,
    tags: row.tags,
    price: row.price_fen,
    lat: row.lat,
    lng: row.lng,
    extra: {
      ...extra,
      ...(row.imgs.length > 1 ? { images: row.imgs.slice(0, 9) } : {}),
      ...(row.start_at === null ? {} : { startAt: row.start_at }),
      ...(row.end_at === null ? {} : { endAt: row.end_at }),
      ...(row.close_at === null ? {} : { closeAt: row.close_at }),
      ...(row.capacity === null ? {} : { capacity: row.capacity }),
    },
  }
  return {
    iid: row.iid,
    module_type: row.module_type,
    id: row.id,
    author_id: row.author_id,
    type_id: row.type_id,
    parent_id: row.parent_id,
    status: listedStatus(row),
    seq,
    summary: JSON.stringify(summary),
    text: searchText(row.title, row.summary, ...row.tags, extra.city ?? '', extra.place ?? '', initialsOf(row.title)),
    tags: row.tags,
    province: row.province,
    price_fen: row.price_fen,
    capacity: row.capacity,
    start_at: row.start_at,
    end_at: row.end_at,
    days: row.days,
    close_at: row.close_at,
    lat: row.lat,
    lng: row.lng,
    published_at: row.published_at,
  }
}

/** Updates a content's list row after a write. */
export async function reindex(db: Db, { iid, id }: { iid: number; id: string }): Promise<void> {
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // An author's edit does not restore a reported item.
  if (await isReported(db, { iid, target_type: String(row.module_type), target_id: row.id })) return
  await writeIndexRow(db, indexRow(row))
  await reckonItemCommissions(db, iid, id)
}

/** Writes a list row. Its counters exist from the start, because walks are ordered by them. */
async function writeIndexRow(db: Db, fresh: Insertable<ContentIndexTable>): Promise<void> {
  await db
    .insertInto('content_index')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['iid', 'id', 'module_type']).doUpdateSet(fresh))
    .execute()
  await moveCounts(db, fresh, {})
}
