import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ContentCountsTable } from '../db/schema/content'

/** An item whose counters stand in `content_counts`. */
export interface CountedItem {
  readonly iid: number
  readonly module_type: number
  readonly id: string
}

type Counter = 'view' | 'like' | 'collect' | 'comment' | 'join' | 'follow' | 'score_sum' | 'scored'

/** Moves counters of an item, none below 0, and answers all of them. */
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
        // A conflict answers the row only when it writes one.
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
