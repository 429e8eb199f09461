import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import type { ReviewLogTable } from '../db/schema/registration'

interface Reviewed {
  readonly kind: string
  readonly act: ReviewLogTable['act']
  readonly ids: readonly string[]
  readonly note?: string
}

/** Records which member of staff has read or decided what. */
export async function logReview(db: Db, ctx: Context, { kind, act, ids, note = '' }: Reviewed): Promise<void> {
  if (ids.length === 0) return
  const { iid, me, clock } = ctx
  await db
    .insertInto('review_log')
    .values(ids.map((target_id) => ({ iid, staff_id: me.user_id, kind, target_id, act, note, at: clock() })))
    .execute()
}
