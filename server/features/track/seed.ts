import type { TrackDegrees } from '@quanzi/contract'
import { exactMetresBetween } from '../../base/metresBetween'
import type { Db } from '../../db/schema'
import { storedScore } from '../../items/rankOrder'
import { countScores, rankPart } from '../../items/rankScores'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { PLACE_QUIZ, TRACK_QUIZ, TRACKS, type TrackSeed } from './seedTracks'
import { trackStats } from './trackStats'

const DAY = 86_400_000
const RADIUS = 120
/** Points of a walked track. */
const POINTS = 160

/** The tracks of a demo tenant, with those who have walked them; the last one of them is still on the way. */
export const plantTracks: Planter = async (db, { iid, people }, now) => {
  for (const seed of TRACKS.filter((one) => one.iid === iid)) {
    const times = { starts_at: now - 60 * DAY, ends_at: now + 300 * DAY }
    const { id, title, intro, groups, walkers } = seed
    await insertRows(db, 'track_event', [
      { iid, id, title, intro, groups: [...groups], route: JSON.stringify(seed.corners), ...times, bibs: walkers },
    ])
    // The first of the people tries the demo.
    const walked = people.slice(1, 1 + walkers)
    const userIds = walked.map(({ userId }) => userId)
    await insertRows(
      db,
      'checkin_place',
      seed.places.map(({ id: place, name, corner }, seq) => ({
        ...{ iid, id: place, scope: 'track', ref_id: id, seq, name, radius: RADIUS, opens_at: null, closes_at: null },
        ...{ lat: seed.corners[corner]?.[0] ?? null, lng: seed.corners[corner]?.[1] ?? null },
        ...{ paper_id: iid === 1000 && seq === 1 ? '36003' : null },
        ...{ present: countAt(seed, seq, userIds.length), arrived: countAt(seed, seq, userIds.length) },
      })),
    )
    await walk(db, seed, walked, now)
  }
  if (iid === 1000)
    await insertRows(db, 'paper', [
      {
        ...{ iid, id: '36002', scope: 'track', ref_id: '36001', kind: 'quiz', title: '环湖知识答题' },
        ...{ intro: '三道题，只能答一次。', pass_mark: 60, coins: 10, from_at: null, to_at: null },
        items: JSON.stringify(TRACK_QUIZ),
      },
      {
        ...{ iid, id: '36003', scope: 'track', ref_id: '36001', place_id: 'loop-2', kind: 'quiz' },
        ...{ title: '曲院风荷小题', intro: '到过这里才能答。', from_at: null, to_at: null },
        items: JSON.stringify(PLACE_QUIZ),
      },
    ])
}

/** The last walker has come to the second place only. */
const placesOf = ({ places, walkers }: TrackSeed, n: number) => (n === walkers - 1 ? places.slice(0, 2) : places)
const countAt = (seed: TrackSeed, seq: number, people: number): number =>
  Array.from({ length: people }, (_, n) => placesOf(seed, n)).filter((places) => places.length > seq).length

/** A point at a share of the way, with how far it is along the corners. */
function pointAt(corners: readonly TrackDegrees[], share: number): { lat: number; lng: number } {
  const at = share * (corners.length - 1)
  const index = Math.min(Math.floor(at), corners.length - 2)
  const [from, to] = [corners[index] ?? [0, 0], corners[index + 1] ?? [0, 0]]
  const part = at - index
  return { lat: from[0] + part * (to[0] - from[0]), lng: from[1] + part * (to[1] - from[1]) }
}

async function walk(
  db: Db,
  seed: TrackSeed,
  walked: readonly { readonly userId: number; readonly name: string }[],
  now: number,
): Promise<void> {
  const { iid, id, corners, groups, walkers } = seed
  const tracks = walked.map(({ userId: user_id, name }, n) => {
    const entryId = `${id}-e${n + 1}`
    const isDone = n !== walkers - 1
    const start = isDone ? now - (n + 2) * DAY : now - 2 * 3_600_000
    // Between walking and running, so that a leg takes as long as it is.
    const speed = 1.3 + (n % 6) * 0.3
    let t = start
    let before = pointAt(corners, 0)
    const last = isDone ? POINTS : Math.round((POINTS * 3) / (corners.length - 1))
    const points = Array.from({ length: last + 1 }, (_, index) => {
      const sway = 0.00006 * Math.sin(index * 1.7 + n)
      const exact = pointAt(corners, index / POINTS)
      const here = { lat: exact.lat + sway, lng: exact.lng - sway }
      if (index > 0) t += Math.max(1000, Math.round((exactMetresBetween(before, here) / speed) * 1000))
      before = here
      return { seq: index + 1, t, ...here, alt: 12 + 6 * Math.sin(index / 9), acc: 6 + (index % 5) }
    })
    const stops = placesOf(seed, n).map(({ id: placeId, corner }) => {
      const index = Math.min(last, Math.round((corner * POINTS) / (corners.length - 1)))
      return { placeId, at: points[index]?.t ?? start }
    })
    return { user_id, name, n, entryId, isDone, start, points, stops }
  })
  await insertRows(
    db,
    'entry',
    tracks.map(({ user_id, name, n, entryId, start }) => ({
      ...{ iid, id: entryId, scope: 'track', ref_id: id, session_id: '', user_id, team_id: null, order_id: null },
      ...{ name, mobile: `1370000${String(1000 + n)}`, id_enc: null, id_hash: null, ticket_code: null },
      ...{ answers: JSON.stringify({ group: groups[n % 2] ?? '' }), bib: String(1001 + n), state: 'live' as const },
      ...{ created_at: start - DAY, present_at: start },
    })),
  )
  await insertRows(
    db,
    'track_point',
    tracks.flatMap(({ entryId, points }) => points.map((point) => ({ iid, entry_id: entryId, ...point }))),
  )
  await insertRows(
    db,
    'track_stat',
    tracks.map(({ entryId, points, isDone, start }) => {
      const { distance, seconds, climb, paces } = trackStats(points)
      return {
        ...{ iid, entry_id: entryId, distance, seconds, climb, paces: [...paces], last_seq: points.length },
        ...{ recorder: `seed-${entryId}`, started_at: start, finished_at: isDone ? (points.at(-1)?.t ?? start) : null },
      }
    }),
  )
  await insertRows(
    db,
    'checkin',
    tracks.flatMap(({ user_id, n, stops }) =>
      stops.map(({ placeId, at }) => ({
        ...{ iid, scope: 'track', ref_id: id, place_id: placeId, entry_id: null, user_id, result: 'ok' as const },
        ...{ method: 'gps' as const, lat: null, lng: null, accuracy: null, operator_id: null, ord: n + 1, at },
        ...{ undone_at: null, undone_by: null },
      })),
    ),
  )
  const rank = { iid, scope: 'track', ref_id: id, period: 'total', rows: 'person' as const }
  await insertRows(
    db,
    'rank_score',
    tracks.flatMap(({ user_id, start, stops }) => [
      {
        ...{ ...rank, by: 'places', part: '', subject_id: String(user_id) },
        ...{ value: stops.length, reached_at: stops.at(-1)?.at ?? 0 },
      },
      ...stops.map(({ placeId, at }) => ({
        ...{ ...rank, by: 'split', part: rankPart({ placeId }), subject_id: String(user_id) },
        ...{ value: storedScore('split', at - start), reached_at: at },
      })),
    ]),
  )
  await countScores(db, { iid, scope: 'track', refId: id })
}
