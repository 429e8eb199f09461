import type { Db } from '../db/schema'
import type { CheckinTables } from '../db/schema/checkin'

/** A rank: what it is about, what it counts, and for which time. */
export interface RankKey {
  readonly iid: number
  readonly scope: string
  readonly refId: string
  readonly by: string
  /** A day, or `total`. */
  readonly period: string
  readonly rows: CheckinTables['rank_score']['rows']
}

/**
 * Stores the score of somebody in a rank. The caller has serialised the changes of this row and computed the value
 * in the same transaction. A score of 0 stands in no list.
 */
export async function keepScore(
  db: Db,
  { iid, scope, refId, by, period, rows, subjectId }: RankKey & { readonly subjectId: string },
  { value, reachedAt }: { readonly value: number; readonly reachedAt: number },
): Promise<void> {
  await db
    .insertInto('rank_score')
    .values({ iid, scope, ref_id: refId, by, period, rows, subject_id: subjectId, value, reached_at: reachedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'scope', 'ref_id', 'by', 'period', 'rows', 'subject_id'])
        .doUpdateSet({ value, reached_at: reachedAt }),
    )
    .execute()
}
