import type { Track, TrackStats } from '@quanzi/contract'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { asEntry } from '../entries/public'
import { attemptsOf, bestOf } from '../paper/public'
import { asEvent, eventOf } from './events'
import { lineOf } from './trackStats'

export const NO_STATS: TrackStats = { distance: 0, seconds: 0, climb: 0, paces: [] }

interface Wish {
  readonly iid: number
  readonly id: string
  readonly entryId?: string | undefined
}

/** An event, and the entrant's own track; with an entry that of somebody else, for staff. */
export async function readTrack(db: Db, me: Member | null, { iid, id, entryId }: Wish, at: number): Promise<Track> {
  const event = await eventOf(db, iid, id)
  const entry = me ? await entryOf(db, me, { iid, id, entryId }) : null
  if (!me && entryId !== undefined) throw new CallError('LOGIN')
  const stat = entry
    ? await db
        .selectFrom('track_stat')
        .selectAll()
        .where('iid', '=', iid)
        .where('entry_id', '=', entry.id)
        .executeTakeFirst()
    : undefined
  const paper = await db
    .selectFrom('paper')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', 'track')
    .where('ref_id', '=', id)
    .where('place_id', '=', '')
    .executeTakeFirst()
  const best = paper && entry ? bestOf(await attemptsOf(db, paper, entry.user_id, at)) : undefined
  return {
    event: asEvent(event),
    route: event.route,
    entry: entry && { ...asEntry(entry), mobile: entry.mobile },
    stats: stat ? { distance: stat.distance, seconds: stat.seconds, climb: stat.climb, paces: stat.paces } : NO_STATS,
    line: entry ? lineOf(await pointsOf(db, iid, entry.id)) : [],
    lastSeq: stat?.last_seq ?? 0,
    recorder: stat?.recorder ?? '',
    startedAt: stat?.started_at ?? null,
    finishedAt: stat?.finished_at ?? null,
    hasQuiz: paper !== undefined,
    quiz: best ? { score: best.score, pass: best.pass } : null,
    now: at,
  }
}

async function entryOf(db: Db, me: Member, { iid, id, entryId }: Wish) {
  const found = db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', 'track')
    .where('ref_id', '=', id)
    .where('trial', '=', false)
    .where('state', '<>', 'cancelled')
  if (entryId === undefined) return (await found.where('user_id', '=', me.user_id).executeTakeFirst()) ?? null
  const entry = await found.where('id', '=', entryId).executeTakeFirst()
  if (!entry) throw new CallError('NOTFOUND')
  if (entry.user_id !== me.user_id && !(await rightsOf(db, me)).includes('scan')) throw new CallError('DENIED')
  return entry
}

/** The good points of an entry, in the order of their numbers. */
export const pointsOf = (db: Db, iid: number, entryId: string) =>
  db
    .selectFrom('track_point')
    .select(['seq', 't', 'lat', 'lng', 'alt', 'acc'])
    .where('iid', '=', iid)
    .where('entry_id', '=', entryId)
    .where('drop', '=', '')
    .orderBy('seq')
    .execute()
