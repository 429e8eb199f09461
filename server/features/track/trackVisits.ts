import type { Db } from '../../db/schema'
import type { CheckinRef } from '../../items/OwnCheckins'

/** The checkpoints of a track in their order. */
export const placesOf = (db: Db, { iid, scope, refId }: CheckinRef) =>
  db
    .selectFrom('checkin_place')
    .select(['id', 'name', 'open'])
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .orderBy('seq')
    .orderBy('id')
    .limit(500)
    .execute()

/** When a member was at each checkpoint. */
export async function visitsOf(
  db: Db,
  { iid, scope, refId }: CheckinRef,
  userId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('checkin')
    .select(['place_id', 'at'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('result', '=', 'ok')
    .where('undone_at', 'is', null)
    .execute()
  return new Map(rows.map(({ place_id, at }) => [place_id ?? '', at]))
}
