import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema'
import { bucketOf, topOfBucket } from './rankOrder'
import type { RankKey } from './rankScores'

/** Rows ahead inside one's own bucket are counted up to here; of more, those behind are counted. */
const MOST_AHEAD = 5000
/** And those up to here: on a common day a bucket holds 2,000 of a million people. */
const MOST_BEHIND = 100_000

/** A score as it is stored. */
export interface StoredScore {
  readonly subject_id: string
  readonly value: number
  readonly reached_at: number
}

/** The rows of a rank, as `s`. */
export const ofRank = ({ iid, scope, refId, by, period, rows, part = '' }: RankKey) =>
  sql`s.iid = ${iid} and s.scope = ${scope} and s.ref_id = ${refId} and s.by = ${by} and s.period = ${period}
    and s.rows = ${rows} and s.part = ${part} and s.value > 0`

const bucketsOf = (db: Db, { iid, scope, refId, by, period, rows, part = '' }: RankKey) =>
  db
    .selectFrom('rank_bucket')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('by', '=', by)
    .where('period', '=', period)
    .where('rows', '=', rows)
    .where('part', '=', part)

/** How many stand in a rank. */
export async function countRank(db: Db, key: RankKey): Promise<number> {
  const { n } = await bucketsOf(db, key).select(sql<number>`coalesce(sum(n), 0)::int`.as('n')).executeTakeFirstOrThrow()
  return Number(n)
}

/** A score's place, from the counts of the buckets above and the rows ahead in its own one, and how many stand there. */
export async function placeInRank(
  db: Db,
  key: RankKey,
  own: StoredScore,
): Promise<{ readonly place: number; readonly of: number }> {
  const bucket = bucketOf(key, Number(own.value)) ?? 0
  const { above, same, of } = await bucketsOf(db, key)
    .select([
      sql<number>`coalesce(sum(n) filter (where bucket > ${bucket}), 0)::int`.as('above'),
      sql<number>`coalesce(sum(n) filter (where bucket = ${bucket}), 0)::int`.as('same'),
      sql<number>`coalesce(sum(n), 0)::int`.as('of'),
    ])
    .executeTakeFirstOrThrow()
  const [bottom, top] = [topOfBucket(key, bucket - 1), topOfBucket(key, bucket)]
  const place = sql`(-s.value, s.reached_at, s.subject_id)`
  const ownPlace = sql`(${-own.value}::bigint, ${own.reached_at}::bigint, ${own.subject_id}::text)`
  const counted = async (where: RawBuilder<unknown>, most: number): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from
      (select 1 from rank_score s where ${ofRank(key)} and ${where} limit ${sql.lit(most)}) n`.execute(db)
    return Number(rows[0]?.n)
  }
  const ahead = await counted(sql`-s.value > ${-top} and ${place} < ${ownPlace}`, MOST_AHEAD)
  if (ahead < MOST_AHEAD) return { place: Number(above) + ahead + 1, of: Number(of) }
  const behind = await counted(sql`-s.value <= ${-bottom} and ${place} > ${ownPlace}`, MOST_BEHIND)
  return { place: Number(above) + Math.max(ahead, Number(same) - 1 - behind) + 1, of: Number(of) }
}
