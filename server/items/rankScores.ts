import type { RankBy } from '@quanzi/contract'
import { type SqlBool, sql } from 'kysely'
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

/** Changes of counts, each under its bucket. */
class BucketMoves {
  private readonly moves = new Map<string, Counted & { n: number }>()

  add(row: ScoreRow, value: number, n: number): void {
    const bucket = bucketOf({ by: row.by as RankBy, period: row.period }, value)
    if (bucket === null) return
    const key = bucketKey(row, bucket)
    // Equal names sort equally in all transactions: buckets are locked in one order.
    const name = JSON.stringify([key.scope, key.ref_id, key.by, key.period, key.rows, key.part]) + sortable(bucket)
    this.moves.set(name, { ...key, n: (this.moves.get(name)?.n ?? 0) + n })
  }

  async write(db: Db): Promise<void> {
    const rows = [...this.moves].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, row]) => (row.n === 0 ? [] : [row]))
    if (rows.length === 0) return
    await db
      .insertInto('rank_bucket')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['iid', 'scope', 'ref_id', 'by', 'period', 'rows', 'part', 'bucket'])
          .doUpdateSet({ n: sql`rank_bucket.n + excluded.n` }),
      )
      .execute()
  }
}

const sortable = (bucket: number): string => String(bucket + 2_000_000_000).padStart(10, '0')

const sameRow = (row: ScoreRow) =>
  sql<SqlBool>`iid = ${row.iid} and scope = ${row.scope} and ref_id = ${row.ref_id} and by = ${row.by}
    and period = ${row.period} and rows = ${row.rows} and part = ${row.part} and subject_id = ${row.subject_id}`

/**
 * Stores scores, with the counts by which a place among many is found. Give all scores of a change at once: their
 * buckets are locked in one order. The caller has serialised the changes of each row, as by `takeTurns`, and computed
 * the values in the same transaction.
 */
export async function keepScores(db: Db, scores: readonly Score[]): Promise<void> {
  const moves = new BucketMoves()
  const rows = scores.map(asRow).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  for (const row of rows) {
    const old = await db
      .selectFrom('rank_score')
      .select('value')
      .where('iid', '=', row.iid)
      .where(sameRow(row))
      .forUpdate()
      .executeTakeFirst()
    if (!old && row.value <= 0) continue
    moves.add(row, old?.value ?? 0, -1)
    moves.add(row, row.value, 1)
    await db
      .insertInto('rank_score')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['iid', 'scope', 'ref_id', 'by', 'period', 'rows', 'part', 'subject_id'])
          .doUpdateSet({ value: row.value, reached_at: row.reached_at }),
      )
      .execute()
  }
  await moves.write(db)
}

/** Stores one score; several of one change belong into one {@link keepScores}. */
export const keepScore = (
  db: Db,
  key: RankKey & { readonly subjectId: string },
  score: Pick<Score, 'value' | 'reachedAt'>,
): Promise<void> => keepScores(db, [{ ...key, ...score }])

/** Writes many scores that nobody has yet, at once, with their counts. */
export async function plantScores(db: Db, scores: readonly Score[]): Promise<void> {
  const moves = new BucketMoves()
  const rows = scores.map(asRow).filter(({ value }) => value > 0)
  for (const row of rows) moves.add(row, row.value, 1)
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto('rank_score')
      .values(rows.slice(from, from + 200))
      .execute()
  await moves.write(db)
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

const nameOf = (row: ScoreRow) => JSON.stringify(Object.values(bucketKey(row, 0)).concat(row.subject_id))

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
  const moves = new BucketMoves()
  for (const row of gone) moves.add(row, Number(row.value), -1)
  await moves.write(db)
}
