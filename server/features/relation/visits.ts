import { shanghaiDay } from '@quanzi/contract'
import type { Db } from '../../db/schema'

export interface Visit {
  /** What was looked at: the profile, or the card. */
  readonly of: 'day' | 'card_day'
  readonly iid: number
  readonly ownerId: number
  readonly visitorId: number
  readonly at: number
}

/** Keeps who looked at whose profile or card, once a day. True for the first look of the day; own ones do not count. */
export async function countVisit(db: Db, { of, iid, ownerId, visitorId, at }: Visit): Promise<boolean> {
  if (ownerId === visitorId) return false
  const day = shanghaiDay(at)
  const fresh = await db
    .insertInto('profile_visit')
    .values({ iid, owner_id: ownerId, visitor_id: visitorId, [of]: day, at })
    .onConflict((c) =>
      c
        .columns(['iid', 'owner_id', 'visitor_id'])
        .doUpdateSet({ [of]: day, at })
        .where(`profile_visit.${of}`, '<', day),
    )
    .returning('visitor_id')
    .executeTakeFirst()
  return fresh !== undefined
}
