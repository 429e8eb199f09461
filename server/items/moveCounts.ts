import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ContentCountsTable } from '../db/schema/content'

/** An item with counters in `content_counts`. */
export interface CountedItem {
  readonly iid: number
  readonly module_type: number
  readonly id: string
}

type Counter = 'view' | 'like' | 'collect' | 'comment' | 'join' | 'follow' | 'score_sum' | 'scored'

/** Changes counters of an item, none below 0, and returns all of them. */
export async function moveCounts(
  db: Db,
  { iid, module_type, id }: CountedItem,
  steps: Readonly<Partial<Record<Counter, number>>>,
): Promise<Readonly<Record<Counter, number>>> {
  const entries = Object.entries(steps) as [Counter & keyof ContentCountsTable, number][]
  return await db
    .insertInto('content_counts')
    .values({
      iid,
      module_type,
      id,
      ...Object.fromEntries(entries.map(([counter, step]) => [counter, Math.max(0, step)])),
    })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'module_type', 'id']).doUpdateSet({
        // After a conflict the statement returns the row only when it updates something.
        id,
        ...Object.fromEntries(
          entries.map(([counter, step]) => [
            counter,
            sql<number>`greatest(0, ${sql.ref(`content_counts.${counter}`)} + ${step})`,
          ]),
        ),
      }),
    )
    .returning(['view', 'like', 'collect', 'comment', 'join', 'follow', 'score_sum', 'scored'])
    .executeTakeFirstOrThrow()
}
