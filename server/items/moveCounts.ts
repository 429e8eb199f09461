import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ContentCountsTable } from '../db/schema/content'

/** An item with counters in `content_counts`. */
export interface CountedItem {
  readonly iid: number
  readonly module_type: number
  readonly id: string
}

const COUNTERS = ['view', 'like', 'collect', 'comment', 'join', 'follow', 'posts', 'score_sum', 'scored'] as const
const GRADES = ['good', 'middle', 'bad', 'picture'] as const
type Counter = (typeof COUNTERS)[number]

/** Changes counters of an item, none below 0, and returns all of them. */
export async function moveCounts(
  db: Db,
  { iid, module_type, id }: CountedItem,
  steps: Readonly<Partial<Record<Counter | (typeof GRADES)[number], number>>>,
): Promise<Readonly<Record<Counter, number>>> {
  const entries = Object.entries(steps) as [keyof typeof steps & keyof ContentCountsTable, number][]
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
    .returning(COUNTERS)
    .executeTakeFirstOrThrow()
}
