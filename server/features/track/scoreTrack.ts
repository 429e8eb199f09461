import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import type { CheckinRef } from '../../items/OwnCheckins'
import { keepScores, rankPart } from '../../items/rankScores'
import { entrantOf } from './entrantOf'
import { eventOf } from './events'
import { placesOf, visitsOf } from './trackVisits'

/**
 * Keeps an entrant's scores: checkpoints done, and the time to each of them. It runs from the start of an activity's
 * event, which all begin together; in an open event from the own first point, or first checkpoint.
 */
export async function scoreTrack(db: Db, ref: CheckinRef, userId: number): Promise<void> {
  const { iid, refId } = ref
  await takeTurns(db, iid, `rank track ${refId} person ${userId}`)
  const event = await eventOf(db, iid, refId)
  const visits = await visitsOf(db, ref, userId)
  const times = [...visits.values()]
  const entry = await entrantOf(db, { iid, id: refId, userId })
  const stat = entry
    ? await db
        .selectFrom('track_stat')
        .select('started_at')
        .where('iid', '=', iid)
        .where('entry_id', '=', entry.id)
        .executeTakeFirst()
    : undefined
  const begun =
    event.ref_scope === '' ? Math.min(stat?.started_at ?? Number.MAX_SAFE_INTEGER, ...times) : event.starts_at
  const key = { iid, scope: 'track', refId, period: 'total', rows: 'person' as const, subjectId: String(userId) }
  await keepScores(db, [
    { ...key, by: 'places', value: visits.size, reachedAt: times.length > 0 ? Math.max(...times) : 0 },
    ...(await placesOf(db, ref)).map(({ id: placeId }) => {
      const at = visits.get(placeId)
      const value = at === undefined ? null : Math.max(0, at - begun)
      return { ...key, by: 'split' as const, part: rankPart({ placeId }), value, reachedAt: at ?? 0 }
    }),
  ])
}
