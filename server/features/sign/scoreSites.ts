import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import type { CheckinRef } from '../../items/OwnCheckins'
import { keepScores, rankPart, type Score } from '../../items/rankScores'
import { sitesOf } from './subject'
import { type SiteVisit, visitsOf } from './visits'

interface Who {
  readonly iid: number
  readonly refId: string
  readonly userId: number
}

interface Site {
  readonly area_id: string
}

/** What visits, the earliest first, are worth: sites over all and by area; when all are done, the time they took. */
export function siteScores({ iid, refId, userId }: Who, sites: readonly Site[], visits: readonly SiteVisit[]): Score[] {
  const key = {
    ...{ iid, scope: 'sign', refId, period: 'total', rows: 'person' as const, subjectId: String(userId) },
  }
  const counted = (done: readonly SiteVisit[], part: string): Score => ({
    ...{ ...key, by: 'sites', part, value: done.length, reachedAt: done.at(-1)?.at ?? 0 },
  })
  const areas = [...new Set(sites.map(({ area_id }) => area_id))].filter((id) => id !== '')
  const [first, last] = [visits[0], visits.at(-1)]
  const all = visits.length === sites.length && first && last
  return [
    counted(visits, ''),
    ...areas.map((areaId) =>
      counted(
        visits.filter((visit) => visit.areaId === areaId),
        rankPart({ areaId }),
      ),
    ),
    { ...key, by: 'speed', value: all ? last.at - first.at : null, reachedAt: last?.at ?? 0 },
  ]
}

/** Keeps a member's scores of a subject, in the transaction of the check-in or of its undoing. */
export async function scoreSites(db: Db, { iid, refId }: CheckinRef, userId: number): Promise<void> {
  await takeTurns(db, iid, `rank sign ${refId} person ${userId}`)
  const visits = await visitsOf(db, { iid, subjectId: refId, userId })
  await keepScores(db, siteScores({ iid, refId, userId }, await sitesOf(db, iid, refId), visits))
}
