import type { RankBy } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Sql } from '../db/lists/Walk'
import type { Db } from '../db/schema'
import type { CheckinTables } from '../db/schema/checkin'
import { bucketOf, CUTS, storedScore } from './rankOrder'

/** A rank: what it is about, what it counts, for which time, and for which part of the people. */
export interface RankKey {
  readonly iid: number
  readonly scope: string
  readonly refId: string
  readonly by: RankBy
  /** A day, or `total`. */
  readonly period: string
  readonly rows: CheckinTables['rank_score']['rows']
  /** An area, category, sex or place as {@link rankPart} writes it; '' for all. */
  readonly part?: string
}

/** The score of somebody in a rank. */
export interface Score extends RankKey {
  /** The user of a person, else the id of the team, city, project or result. */
  readonly subjectId: string
  /** Null, and 0 where more is better, stand in no list. */
  readonly value: number | null
  /** When it was reached, in ms: of two equal ones the earlier is ahead. */
  readonly reachedAt: number
}

interface PartWish {
  readonly areaId?: string | undefined
  readonly categoryId?: string | undefined
  readonly sex?: string | number | undefined
  readonly placeId?: string | undefined
}

/** The part of the people that a rank is about. Whoever keeps scores of a part names it by this too. */
export const rankPart = ({ areaId, categoryId, sex, placeId }: PartWish): string =>
  [
    ...(areaId === undefined ? [] : [`a:${areaId}`]),
    ...(categoryId === undefined ? [] : [`c:${categoryId}`]),
    ...(sex === undefined ? [] : [`s:${sex}`]),
    ...(placeId === undefined ? [] : [`p:${placeId}`]),
  ].join(' ')

type ScoreRow = Omit<CheckinTables['rank_score'], 'part'> & { readonly part: string }
type Counted = Omit<CheckinTables['rank_bucket'], 'n'>

const bucketKey = (row: ScoreRow, bucket: number): Counted => {
  const { iid, scope, ref_id, by, period, rows, part } = row
  return { iid, scope, ref_id, by, period, rows, part, bucket }
}

/** Adds counts of buckets, whose columns the rows have. Everybody locks buckets in this order. */
const addCounts = (rows: Sql): Sql => sql`
  insert into rank_bucket (iid, scope, ref_id, by, period, rows, part, bucket, n)
  select iid, scope, ref_id, by, period, rows, part, bucket, sum(n)::integer from (${rows}) moves
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (iid, scope, ref_id, by, period, rows, part, bucket) do update set n = rank_bucket.n + excluded.n`

const RANK = sql`iid int, scope text, ref_id text, by text, period text, rows text, part text`

/** Counts rows in their buckets (`n` is 1), or takes them out (-1). */
async function moveCounts(db: Db, rows: readonly ScoreRow[], n: 1 | -1): Promise<void> {
  const moves = rows.flatMap((row) => {
    const bucket = bucketOf({ by: row.by as RankBy, period: row.period }, Number(row.value))
    return bucket === null ? [] : [{ ...bucketKey(row, bucket), n }]
  })
  if (moves.length === 0) return
  await addCounts(
    sql`select * from json_to_recordset(${JSON.stringify(moves)}::json) as m (${RANK}, bucket int, n int)`,
  ).execute(db)
}

/**
 * Stores scores, with the counts by which a place among many is found, in one statement. Give all scores of a change at
 * once: their buckets are locked in one order. The caller has serialised the changes of each row, as by `takeTurns`, and
 * computed the values in the same transaction.
 */
export async function keepScores(db: Db, scores: readonly Score[]): Promise<void> {
  if (scores.length === 0) return
  const given = scores.map((score) => {
    const cut = CUTS.find(({ by, isTotal }) => by === score.by && isTotal === (score.period === 'total'))
    return { ...asRow(score), width: cut?.width, start: cut?.from }
  })
  const isSame = sql`o.iid = g.iid and o.scope = g.scope and o.ref_id = g.ref_id and o.by = g.by
    and o.period = g.period and o.rows = g.rows and o.part = g.part and o.subject_id = g.subject_id`
  await sql`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g
        (${RANK}, subject_id text, value bigint, reached_at bigint, width bigint, start bigint)
    ), old as materialized (
      select g.*, o.value as was
      from (select * from given order by scope, ref_id, by, period, rows, part, subject_id) g
      cross join lateral (select o.value from rank_score o where ${isSame} for update) o
    ), kept as (
      insert into rank_score (iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at)
      select iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at from given g
      where g.value > 0 or exists (select from old o where ${isSame})
      on conflict (iid, scope, ref_id, by, period, rows, part, subject_id)
        do update set value = excluded.value, reached_at = excluded.reached_at
    ) ${addCounts(sql`
      select given.*, floor((value - start)::numeric / width)::integer as bucket, 1 as n from given where value > 0
      union all
      select iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at, width, start,
        floor((was - start)::numeric / width)::integer, -1 from old where was > 0`)}`.execute(db)
}

/** Stores one score; several of one change belong into one {@link keepScores}. */
export const keepScore = (
  db: Db,
  key: RankKey & { readonly subjectId: string },
  score: Pick<Score, 'value' | 'reachedAt'>,
): Promise<void> => keepScores(db, [{ ...key, ...score }])

/** Writes many scores that nobody has yet, at once, with their counts. */
export async function plantScores(db: Db, scores: readonly Score[]): Promise<void> {
  const rows = scores.map(asRow).filter(({ value }) => value > 0)
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto('rank_score')
      .values(rows.slice(from, from + 200))
      .execute()
  await moveCounts(db, rows, 1)
}

/** Counts the scores of an item anew, after many were written at once beside {@link keepScores}. */
export async function countScores(
  db: Db,
  { iid, scope, refId }: Pick<RankKey, 'iid' | 'scope' | 'refId'>,
): Promise<void> {
  const of = { iid, scope, ref_id: refId }
  await db
    .deleteFrom('rank_bucket')
    .where('iid', '=', iid)
    .where((eb) => eb.and(of))
    .execute()
  const cuts = sql.join(
    CUTS.map(({ by, isTotal, width, from }) => sql`(${by}, ${isTotal}::boolean, ${width}::bigint, ${from}::bigint)`),
  )
  await sql`insert into rank_bucket (iid, scope, ref_id, by, period, rows, part, bucket, n)
    select s.iid, s.scope, s.ref_id, s.by, s.period, s.rows, s.part,
      floor((s.value - c.start)::numeric / c.width)::integer, count(*)
    from rank_score s join (values ${cuts}) c (by, total, width, start) on c.by = s.by and c.total = (s.period = 'total')
    where s.iid = ${iid} and s.scope = ${scope} and s.ref_id = ${refId} and s.value > 0
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db)
}

const asRow = ({ iid, scope, refId, by, period, rows, part = '', subjectId, value, reachedAt }: Score): ScoreRow => ({
  ...{ iid, scope, ref_id: refId, by, period, rows, part },
  ...{ subject_id: subjectId, value: storedScore(by, value), reached_at: reachedAt },
})

/** Takes somebody out of all ranks of the tenant. */
export async function dropScores(
  db: Db,
  { iid, rows, subjectId }: Pick<Score, 'iid' | 'rows' | 'subjectId'>,
): Promise<void> {
  const gone = await db
    .deleteFrom('rank_score')
    .where('iid', '=', iid)
    .where('rows', '=', rows)
    .where('subject_id', '=', subjectId)
    .returningAll()
    .execute()
  await moveCounts(db, gone, -1)
}
