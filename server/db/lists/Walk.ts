import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/**
 * An order that an index provides, and the part of it to read. Reading walks along the index from where a page begins,
 * so that a page's cost does not grow with the table.
 */
export interface Walk {
  /** The table whose index is walked, with an alias: sql`content_index ci`. */
  readonly from: Sql
  /** Conditions on the index's first columns: every row on the walk meets them. */
  readonly where: readonly Sql[]
  /** Alternative conditions, each for one value of a column. The walk reads all of them, merged by the keys. */
  readonly either?: readonly Sql[]
  /** The columns of the order. In the index they follow the conditions; together they are unique. */
  readonly keys: readonly Sql[]
  /** The direction of all keys. */
  readonly way: 'asc' | 'desc'
  /**
   * True when the index orders by the first key only, e.g. a distance. Rows with an equal first key are sorted by
   * the other keys after reading.
   */
  readonly ties?: boolean
  /** Columns by which the joins find the row; the last key is one of them. */
  readonly carry: Sql
  /** The name under which the last key is carried; `id` when absent. */
  readonly lastKey?: string
  /** Conditions that rows on the walk may fail. They may use joined tables. */
  readonly filter?: readonly Sql[]
  /**
   * True when the filter uses only the walked table, and of others one value each by `(select …)`, which PostgreSQL asks
   * for row by row: an `exists` may be read as a whole table. Rows that fail it are skipped before any join.
   */
  readonly alone?: boolean
  /**
   * Conditions with an index of their own that find the filtered rows without walking. Used when the next matching row
   * is far away; `sharp` when the index finds hardly any other rows, so that it is asked before a longer walk.
   */
  readonly rare?: { readonly from: Sql; readonly where: readonly Sql[]; readonly sharp?: boolean }
}

/** A list to read: its walks one after another, and the columns to select. */
export interface Listing {
  readonly walks: readonly Walk[]
  /** The selected columns. The walk's carried columns, and its keys as k1, k2, …, are in `w`. */
  readonly select: Sql
  /** The joins to `w`. */
  readonly joins: Sql
}

const AND = sql` and `
const COMMA = sql`, `
/** The keys of a row: its columns k1, k2, … */
export const keysOf = (walk: Walk, row: Readonly<Record<string, unknown>>): unknown[] =>
  walk.keys.map((_key, index) => row[`k${index + 1}`])

const named = (walk: Walk): Sql =>
  sql.join(
    walk.keys.map((key, index) => sql`${key} as ${sql.raw(`k${index + 1}`)}`),
    COMMA,
  )

const names = (walk: Walk, table: string): Sql[] => walk.keys.map((_key, index) => sql.raw(`${table}k${index + 1}`))

/**
 * The keys of the joined rows. The last key has its carried name: the joins compare that column, and PostgreSQL
 * knows the order of the joined rows only by the compared columns. With `w.k2` it would sort all rows again.
 */
const joinedKeys = (walk: Walk): Sql[] => [...names(walk, 'w.').slice(0, -1), sql.ref(`w.${walk.lastKey ?? 'id'}`)]

const ordered = (walk: Walk, columns: readonly Sql[]): Sql =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(walk.way)}`),
    COMMA,
  )

/** Condition for rows after a place; as a row comparison it is a range of the index. */
function behind(walk: Walk, after: readonly unknown[] | null): Sql[] {
  if (after === null) return []
  const sign = sql.raw(walk.way === 'asc' ? '>' : '<')
  return [
    sql`(${sql.join(walk.keys, COMMA)}) ${sign} (${sql.join(
      after.map((value) => sql`${value}`),
      COMMA,
    )})`,
  ]
}

/** A condition that is true where all of these are. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql.join(conditions, AND) : sql`true`

/**
 * Keys and carried columns of the index's next `most` rows after those to `skip`, unfiltered. `fits` is the result of a
 * filter that is `alone`.
 */
function steps(walk: Walk, after: readonly unknown[] | null, most: number, skip = 0): Sql {
  const fits = walk.filter && walk.alone ? sql`, (${allOf(walk.filter)}) as fits` : sql``
  const way = (beginning: readonly Sql[]) => sql`
    select ${walk.carry}, ${named(walk)}${fits} from ${walk.from}
    where ${allOf([...walk.where, ...beginning, ...behind(walk, after)])}
    ${walk.ties ? sql`order by ${ordered(walk, walk.keys.slice(0, 1))} fetch first ${sql.lit(most + skip)} rows with ties` : sql`order by ${ordered(walk, walk.keys)} limit ${most + skip}`}`
  if (!walk.ties && !walk.either && skip === 0) return way([])
  const ways = (walk.either ?? [null]).map((one) => sql`(${way(one === null ? [] : [one])})`)
  return sql`select * from (${sql.join(ways, sql` union all `)}) ways
    order by ${ordered(walk, names(walk, ''))} limit ${most} offset ${skip}`
}

/** The next rows along the index: at most `limit` of the `most` after those to `skip`. */
export const rowsAlong = (
  list: Listing,
  walk: Walk,
  after: readonly unknown[] | null,
  { limit, most = limit, skip = 0, also = sql`` }: { limit: number; most?: number; skip?: number; also?: Sql },
): Sql => {
  const passed = steps(walk, after, most, skip)
  const page = (rows: Sql, where: Sql, end: Sql) => sql`
    select ${list.select}, ${sql.join(names(walk, 'w.'), COMMA)}${also} from (${rows}) w ${list.joins}
    ${where} order by ${ordered(walk, joinedKeys(walk))} ${end}`
  if (!walk.filter) return page(passed, sql``, sql``)
  if (!walk.alone) return page(passed, sql`where ${allOf(walk.filter)}`, sql`limit ${limit}`)
  const fitting = sql`select * from (${passed}) s where s.fits order by ${ordered(walk, names(walk, ''))} limit ${limit}`
  return page(fitting, sql``, sql``)
}

/** The next rows found by the separate index, of at most `most`; `hits` is how many it found. */
export const rowsApart = (
  list: Listing,
  walk: Walk,
  after: readonly unknown[] | null,
  { limit, most }: { limit: number; most: number },
): Sql => sql`
  select ${list.select}, ${sql.join(names(walk, 'w.'), COMMA)}, w.hits from (
    select *, count(*) over () as hits from (
      select ${walk.carry}, ${named(walk)} from ${walk.rare?.from ?? walk.from}
      where ${allOf([...(walk.rare?.where ?? []), ...behind(walk, after)])} limit ${most}
    ) found order by ${ordered(walk, names(walk, ''))} limit ${limit}
  ) w ${list.joins} order by ${ordered(walk, joinedKeys(walk))}`

/** The keys of the row this many steps after a place. */
export const keysAfter = (walk: Walk, after: readonly unknown[] | null, rows: number): Sql => sql`
  select * from (${steps(walk, after, rows)}) steps order by ${ordered(walk, names(walk, ''))} offset ${rows - 1}`

/** Number of rows after a place, counted up to `most`. */
export function countAlong(walk: Walk, after: readonly unknown[] | null, most: number): Sql {
  const way = (beginning: readonly Sql[]) =>
    sql`(select 1 from ${walk.from} where ${allOf([...walk.where, ...beginning, ...behind(walk, after)])} limit ${most})`
  const ways = sql.join(
    (walk.either ?? [null]).map((one) => way(one === null ? [] : [one])),
    sql` union all `,
  )
  return sql`select least(count(*), ${most}) as n from (${ways}) counted`
}
