import { MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { moveCounts } from '../../items/moveCounts'

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
