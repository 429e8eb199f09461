import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { plantScores } from '../../items/rankScores'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { walkersOf } from '../../seed/walkers'
import { siteScores } from './scoreSites'
import { SUBJECTS, type SubjectSeed } from './seedSubjects'

const DAY = 86_400_000
const MINUTE = 60_000
const VISITORS = 40

/** A tenant's subject of check-ins with its areas and sites, and who has been where. */
export const plantSubjects: Planter = async (db, { iid, people }, now) => {
  const subject = SUBJECTS[iid]
  if (!subject) return
  const { id, title, cover, rules, need, areas } = subject
  const startsAt = now - 20 * DAY
  await insertRows(db, 'sign_subject', [
    { iid, id, title, cover, rules, need, starts_at: startsAt, ends_at: now + 70 * DAY },
  ])
  await insertRows(
    db,
    'sign_area',
    areas.map(({ id: areaId, name, img }, seq) => ({ iid, id: areaId, subject_id: id, name, img, seq })),
  )
  const sites = areas.flatMap((area) => area.sites.map((site) => ({ ...site, areaId: area.id })))
  await insertRows(
    db,
    'checkin_place',
    sites.map(({ areaId, hours, closed, ...site }, seq) => ({
      ...{ iid, scope: 'sign', ref_id: id, area_id: areaId, seq, opens_at: null, closes_at: null, paper_id: null },
      ...{ ...site, imgs: [...site.imgs], radius: 150, open: !closed },
      ...(hours ? { day_from: hours[0] * 60, day_to: hours[1] * 60 } : {}),
    })),
  )
  const visitors = [...people.slice(2).map(({ userId }) => userId), ...walkersOf(iid)].slice(0, VISITORS)
  await visit(db, { iid, id, sites, startsAt }, visitors)
}

interface Visited {
  readonly iid: number
  readonly id: SubjectSeed['id']
  readonly sites: readonly { readonly id: string; readonly areaId: string }[]
  readonly startsAt: number
}

/** The first of these people has done all sites, the second all but one, the others some of them. */
async function visit(db: Db, { iid, id, sites, startsAt }: Visited, people: readonly number[]): Promise<void> {
  const visits = people.flatMap((userId, index) => {
    const count = index < 2 ? sites.length - index : 1 + ((index * 5) % (sites.length - 2))
    const at = startsAt + index * 9 * MINUTE
    return sites.slice(0, count).map(({ id: placeId, areaId }, n) => ({ userId, placeId, areaId, at: at + n * DAY }))
  })
  if (visits.length === 0) return
  const order = new Map<string, number>()
  await insertRows(
    db,
    'sign_join',
    people.map((user_id) => ({ iid, subject_id: id, user_id, joined_at: startsAt })),
  )
  await insertRows(
    db,
    'checkin',
    [...visits]
      .sort((a, b) => a.at - b.at)
      .map(({ userId, placeId, at }) => {
        const ord = (order.get(placeId) ?? 0) + 1
        order.set(placeId, ord)
        return {
          ...{ iid, scope: 'sign', ref_id: id, place_id: placeId, entry_id: null, user_id: userId, ord, at },
          ...{ result: 'ok' as const, method: 'gps' as const, lat: null, lng: null, accuracy: null },
          ...{ operator_id: null, undone_at: null, undone_by: null },
        }
      }),
  )
  for (const [placeId, n] of order)
    await db
      .updateTable('checkin_place')
      .set({ present: n, arrived: sql`${n}::integer` })
      .where('iid', '=', iid)
      .where('id', '=', placeId)
      .execute()
  const areas = sites.map(({ areaId }) => ({ area_id: areaId }))
  await plantScores(
    db,
    people.flatMap((userId) => {
      const own = visits.filter((one) => one.userId === userId)
      return siteScores({ iid, refId: id, userId }, areas, own)
    }),
  )
}
