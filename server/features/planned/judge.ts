import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** What the deadline makes of a pre-sale on sale. */
export const judgedAt = (at: number) => ({
  state: sql<'reached' | 'missed'>`case when sold >= min_qty then 'reached' else 'missed' end`,
  settled_at: at,
})

/** Judges a pre-sale whose deadline has passed, once, and tells whether it reached its minimum. */
export async function isReached(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
  at: number,
): Promise<boolean> {
  await db
    .updateTable('planned_item')
    .set(judgedAt(at))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '=', 'selling')
    .where('deadline', '<=', at)
    .execute()
  const item = await db
    .selectFrom('planned_item')
    .select('state')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  return item?.state === 'reached'
}
