import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** A site that a member has done, and when. */
export interface SiteVisit {
  readonly placeId: string
  readonly areaId: string
  readonly at: number
}

/** The sites of a subject that a member has done, the earliest first. */
export async function visitsOf(
  db: Db,
  { iid, subjectId, userId }: { readonly iid: number; readonly subjectId: string; readonly userId: number },
): Promise<readonly SiteVisit[]> {
  const rows = await db
    .selectFrom('checkin as c')
    .innerJoin('checkin_place as p', (on) => on.onRef('p.iid', '=', 'c.iid').onRef('p.id', '=', 'c.place_id'))
    .select(['p.id', 'p.area_id', sql<number>`min(c.at)`.as('at')])
    .where('c.iid', '=', iid)
    .where('c.user_id', '=', userId)
    .where('c.scope', '=', 'sign')
    .where('c.ref_id', '=', subjectId)
    .where('c.result', '=', 'ok')
    .where('c.undone_at', 'is', null)
    .groupBy(['p.id', 'p.area_id'])
    .orderBy('at')
    .execute()
  return rows.map(({ id, area_id, at }) => ({ placeId: id, areaId: area_id, at: Number(at) }))
}
