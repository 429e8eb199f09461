import { MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { moveCounts } from './moveCounts'

/** Moves an item from its former topics to its present ones. A tag that is no topic of the tenant counts nowhere. */
export async function moveTopics(
  db: Db,
  iid: number,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<void> {
  const moved = [...new Set([...before, ...after])].filter((tag) => before.includes(tag) !== after.includes(tag)).sort()
  if (moved.length === 0) return
  const topics = await db
    .selectFrom('content')
    .select(['id', 'title'])
    .where('iid', '=', iid)
    .where('module_type', '=', MODULE_TYPE.topic)
    .where('status', '=', 'published')
    .where('title', 'in', moved)
    .orderBy('id')
    .execute()
  for (const { id, title } of topics)
    await moveCounts(db, { iid, module_type: MODULE_TYPE.topic, id }, { posts: after.includes(title) ? 1 : -1 })
}

/** The tags under which an item counts: those of a listed one. A hidden item is in no list. */
export async function listedTags(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
): Promise<readonly string[]> {
  const row = await db
    .selectFrom('content_index')
    .select('tags')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row?.tags ?? []
}
