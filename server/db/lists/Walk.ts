import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>

/**
 * An order that an index holds, and the part of it that is read. Rows are found by walking along that index from
 * wherever a page begins, so that the cost of a page does not grow with the table.
 */
export interface Walk {
  /** The table whose index is walked, with an alias: sql`content_index ci`. */
  readonly from: Sql
  /** Conditions that begin the index: no row on the way fails them. */
  readonly where: readonly Sql[]
  /** Several beginnings, for one value of a column each: what is read is all of them, merged in the order of the keys. */
  readonly either?: readonly Sql[]
  /** The columns of the order. They follow the conditions in the index and are unique together. */
  readonly keys: readonly Sql[]
  /** The direction of all keys. */
  readonly way: 'asc' | 'desc'
  /** Columns by which the joins find the row. */
  readonly carry: Sql
  /** Conditions that rows on the way may fail. They may name what is joined. */
  readonly filter?: readonly Sql[]
  /**
   * Where the rows that pass the filter are found without walking: conditions that have an index of their own. It is
   * asked when the way to the next fitting row is long.
   */
  readonly rare?: { readonly from: Sql; readonly where: readonly Sql[] }
}

/** A list as it is read: its walks one after the other, and what is shown of a row. */
export interface Listing {
  readonly walks: readonly Walk[]
  /** What is shown. Whatever a walk carries, and its keys as k1, k2, …, is in `w`. */
  readonly select: Sql
  /** What is joined to `w`. */
  readonly joins: Sql
}

const AND = sql` and `
const COMMA = sql`, `
/** The keys of a row that was read: its columns k1, k2, … */
export const keysOf = (walk: Walk, row: Readonly<Record<string, unknown>>): unknown[] =>
  walk.keys.map((_key, index) => row[`k${index + 1}`])

const named = (walk: Walk): Sql =>
  sql.join(
    walk.keys.map((key, index) => sql`${key} as ${sql.raw(`k${index + 1}`)}`),
    COMMA,
  )

const names = (walk: Walk, table: string): Sql[] => walk.keys.map((_key, index) => sql.raw(`${table}k${index + 1}`))

const ordered = (walk: Walk, columns: readonly Sql[]): Sql =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(walk.way)}`),
    COMMA,
  )

/** True for rows behind a place; as a comparison of rows it is a range of the index. */
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

const all = (conditions: readonly Sql[]): Sql => (conditions.length > 0 ? sql.join(conditions, AND) : sql`true`)

/** Keys and carried columns of the next rows of the index, the filter left aside. */
function steps(walk: Walk, after: readonly unknown[] | null, most: number): Sql {
  const way = (beginning: readonly Sql[]) => sql`
    select ${walk.carry}, ${named(walk)} from ${walk.from}
    where ${all([...walk.where, ...beginning, ...behind(walk, after)])}
    order by ${ordered(walk, walk.keys)} limit ${most}`
  if (!walk.either) return way([])
  const ways = sql.join(
    walk.either.map((one) => sql`(${way([one])})`),
    sql` union all `,
  )
  return sql`select * from (${ways}) ways order by ${ordered(walk, names(walk, ''))} limit ${most}`
}

/** The next rows along the index, at most `limit` of the next `most`. */
export const rowsAlong = (
  list: Listing,
  walk: Walk,
  after: readonly unknown[] | null,
  { limit, most = limit, also = sql`` }: { limit: number; most?: number; also?: Sql },
): Sql => sql`
  select ${list.select}, ${sql.join(names(walk, 'w.'), COMMA)}${also} from (${steps(walk, after, most)}) w ${list.joins}
  ${walk.filter ? sql`where ${all(walk.filter)}` : sql``}
  order by ${ordered(walk, names(walk, 'w.'))} ${walk.filter ? sql`limit ${limit}` : sql``}`

/** The next rows among those an index of their own finds, looking at no more than `most`; `hits` says how many it were. */
export const rowsApart = (
  list: Listing,
  walk: Walk,
  after: readonly unknown[] | null,
  { limit, most }: { limit: number; most: number },
): Sql => sql`
  select ${list.select}, ${sql.join(names(walk, 'w.'), COMMA)}, w.hits from (
    select *, count(*) over () as hits from (
      select ${walk.carry}, ${named(walk)} from ${walk.rare?.from ?? walk.from}
      where ${all([...(walk.rare?.where ?? []), ...behind(walk, after)])} limit ${most}
    ) found order by ${ordered(walk, names(walk, ''))} limit ${limit}
  ) w ${list.joins} order by ${ordered(walk, names(walk, 'w.'))}`

/** The keys of the row so many steps behind a place. */
export const keysAfter = (walk: Walk, after: readonly unknown[] | null, rows: number): Sql => sql`
  select * from (${steps(walk, after, rows)}) steps order by ${ordered(walk, names(walk, ''))} offset ${rows - 1}`

/** How many rows follow a place, counted up to `most`. */
export function countAlong(walk: Walk, after: readonly unknown[] | null, most: number): Sql {
  const way = (beginning: readonly Sql[]) =>
    sql`(select 1 from ${walk.from} where ${all([...walk.where, ...beginning, ...behind(walk, after)])} limit ${most})`
  const ways = sql.join(
    (walk.either ?? [null]).map((one) => way(one === null ? [] : [one])),
    sql` union all `,
  )
  return sql`select least(count(*), ${most}) as n from (${ways}) counted`
}
