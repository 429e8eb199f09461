import { AHEAD_MS, MOST_POINT_ACCURACY, TRACK_GRACE_MS, type TrackPoint, type TrackReceipt } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { TrackTables } from '../../db/schema/track'
import { passPlaces } from '../checkin/public'
import { type EventRow, eventOf } from './events'
import { pointsOf } from './readTrack'
import { trackStats } from './trackStats'

type StatRow = Selectable<TrackTables['track_stat']>

const MOST_MISSING = 500
const AT_ONCE = 250

export interface UploadWish {
  readonly id: string
  readonly recorder: string
  readonly sentAt: number
  readonly lastSeq: number
  readonly points: readonly TrackPoint[]
  readonly finish: boolean
}

/** Stores a batch of an entrant's points, in the call's transaction, and says what they add up to. */
export async function uploadTrack(ctx: Context, wish: UploadWish): Promise<TrackReceipt> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const event = await eventOf(db, iid, wish.id)
  const entry = await db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', 'track')
    .where('ref_id', '=', event.id)
    .where('user_id', '=', me.user_id)
    .where('trial', '=', false)
    .where('state', 'in', ['live', 'used'])
    // Batches of one entrant come one after another.
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw new CallError('DENIED', { detail: REASONS.notEntered })
  const stat = await statOf(db, iid, entry.id)
  if (stat.finished_at !== null) throw new CallError('CLOSED', { detail: REASONS.trackFinished })
  if (at < event.starts_at || at > event.ends_at + TRACK_GRACE_MS) throw new CallError('CLOSED')
  requireRecorder(stat, wish)
  const stored = await storePoints(db, { iid, entryId: entry.id }, event, wish, at)
  const lastSeq = Math.max(stat.last_seq, ...wish.points.map(({ seq }) => seq))
  const missing = await missingIn(db, { iid, entryId: entry.id }, Math.max(lastSeq, wish.lastSeq))
  const points = await pointsOf(db, iid, entry.id)
  // Otherwise whoever sends nothing has finished, with a certificate where no checkpoint is open.
  if (wish.finish && points.length === 0) throw new CallError('NOTELIGIBLE', { detail: REASONS.noTrack })
  const stats = trackStats(points)
  const finishedAt = wish.finish && missing.length === 0 ? at : null
  await db
    .updateTable('track_stat')
    .set({
      ...{ distance: stats.distance, seconds: stats.seconds, climb: stats.climb, paces: [...stats.paces] },
      ...{ last_seq: lastSeq, recorder: wish.recorder, finished_at: finishedAt },
      started_at: points[0]?.t ?? stat.started_at,
      former: stat.recorder === null || stat.recorder === wish.recorder ? stat.former : [...stat.former, stat.recorder],
    })
    .where('iid', '=', iid)
    .where('entry_id', '=', entry.id)
    .execute()
  const ref = { iid, scope: 'track', refId: event.id }
  const passed = stored.accepted > 0 ? await passPlaces(ctx, ref, points) : []
  return { ...stored, lastSeq, missing, stats, finishedAt, passed }
}

async function statOf(db: Db, iid: number, entry_id: string): Promise<StatRow> {
  await db
    .insertInto('track_stat')
    .values({ iid, entry_id, recorder: null, started_at: null, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await db
    .selectFrom('track_stat')
    .selectAll()
    .where('iid', '=', iid)
    .where('entry_id', '=', entry_id)
    .executeTakeFirstOrThrow()
}

/** One device records at a time. Another goes on where the server stands, and the former one is told so. */
function requireRecorder(stat: StatRow, { recorder, points, lastSeq }: UploadWish): void {
  if (stat.recorder === null || stat.recorder === recorder) return
  const first = Math.min(...points.map(({ seq }) => seq), lastSeq + 1)
  if (stat.former.includes(recorder) || first !== stat.last_seq + 1)
    throw new CallError('STALE', { detail: REASONS.otherRecorder, data: { lastSeq: stat.last_seq } })
}

/** Stores new points; those that do not count keep their number, so that they are no gap. */
async function storePoints(
  db: Db,
  { iid, entryId }: { readonly iid: number; readonly entryId: string },
  event: EventRow,
  { points, sentAt }: UploadWish,
  at: number,
): Promise<Pick<TrackReceipt, 'accepted' | 'dropped'>> {
  const latest = Math.min(event.ends_at, at + AHEAD_MS)
  const faultOf = (t: number, acc: number): '' | 'acc' | 'time' =>
    t < event.starts_at || t > latest ? 'time' : acc > MOST_POINT_ACCURACY ? 'acc' : ''
  const bySeq = new Map(points.map((point) => [point.seq, point]).reverse() as [number, TrackPoint][])
  const rows = [...bySeq.values()].map(({ seq, t, lat, lng, alt, acc }) => {
    const shifted = t + at - sentAt
    return { iid, entry_id: entryId, seq, t: shifted, lat, lng, alt, acc, drop: faultOf(shifted, acc) }
  })
  const kept: string[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const isNew = await db
      .insertInto('track_point')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .returning('drop')
      .execute()
    kept.push(...isNew.map(({ drop }) => drop))
  }
  const count = (of: string) => kept.filter((drop) => drop === of).length
  return { accepted: count(''), dropped: { acc: count('acc'), time: count('time') } }
}

/** The numbers up to `last` that never came. */
async function missingIn(
  db: Db,
  { iid, entryId }: { readonly iid: number; readonly entryId: string },
  last: number,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number; before: number }>`
    select seq, before from (
      select seq, lag(seq, 1, 0) over (order by seq) as before from (
        select seq from track_point where iid = ${iid} and entry_id = ${entryId}
        union all select ${last + 1}::int) all_points) pairs
    where seq > before + 1 order by seq limit ${sql.lit(MOST_MISSING)}`.execute(db)
  const missing: number[] = []
  for (const { seq, before } of rows)
    for (let one = Number(before) + 1; one < Number(seq) && missing.length < MOST_MISSING; one++) missing.push(one)
  return missing
}
