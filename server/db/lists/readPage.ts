import { MOST_COUNTED } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../schema'
import type { PageMarks, Place } from './PageMarks'
import { countAlong, keysAfter, keysOf, type Listing, rowsAlong, rowsApart, type Sql, type Walk } from './Walk'

/** The connection, and the memory of page positions. */
export interface ListReader {
  readonly db: Db
  readonly pageMarks: PageMarks
}

export interface PageWish {
  /** Everything that decides which rows the list has, including the viewer, but not the page. */
  readonly question: readonly unknown[]
  readonly page: number
  readonly size: number
  /** The number of all rows, when it is stored somewhere. */
  readonly total?: number
}

export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}

type AnyRow = Readonly<Record<string, unknown>>
type Placed = { readonly row: AnyRow; readonly place: Place }

/** Number of steps along an order before matching rows are looked up separately, and again when that finds too many. */
const FIRST_STEPS = 500
const MOST_STEPS = 10_000
/**
 * Maximum number of steps in one statement. For a longer walk PostgreSQL would read the whole joined table instead
 * of joining row by row.
 */
const STEPS_AT_ONCE = 2000
/** Maximum number of rows that are looked up separately and sorted. */
const MOST_HITS = 4000
/** How far to search for the start of a page in a filtered list when its position is not known. */
const MOST_SKIPPED = 2000
const SKIPPED_AT_ONCE = 200

const read = async (db: Db, statement: Sql): Promise<AnyRow[]> =>
  (await sql<AnyRow>`${statement}`.execute(db)).rows as AnyRow[]

/** The columns that only the paging reads. */
function pagingColumns({ walks }: Listing): readonly string[] {
  const most = Math.max(...walks.map(({ keys }) => keys.length))
  return [...Array.from({ length: most }, (_, at) => `k${at + 1}`), 'hits', 'list_total']
}

/** A row without these columns; a row may be an answer as it is. */
function without(row: AnyRow, columns: readonly string[]): AnyRow {
  const own: Record<string, unknown> = { ...row }
  for (const column of columns) delete own[column]
  return own
}

/** The next rows of one walk. Fewer than `limit` means that it has ended. */
async function readWalk(
  db: Db,
  list: Listing,
  walk: Walk,
  after: readonly unknown[] | null,
  limit: number,
): Promise<AnyRow[]> {
  if (!walk.filter) return await read(db, rowsAlong(list, walk, after, { limit }))
  const first = Math.max(FIRST_STEPS, limit)
  const near = await read(db, rowsAlong(list, walk, after, { limit, most: first }))
  if (near.length === limit) return near
  const farther = async () => {
    const rows = [...near]
    for (let skip = first; skip < MOST_STEPS && rows.length < limit; skip += STEPS_AT_ONCE) {
      const steps = { limit: limit - rows.length, most: STEPS_AT_ONCE, skip }
      rows.push(...(await read(db, rowsAlong(list, walk, after, steps))))
    }
    return rows
  }
  // If rows keep matching this often, the page is full long before the last step. A separate lookup would read all
  // matching rows.
  const isOften = !walk.rare?.sharp && near.length * MOST_STEPS >= 2 * limit * FIRST_STEPS
  const often = isOften ? await farther() : []
  if (often.length === limit) return often
  const apart = walk.rare ? await read(db, rowsApart(list, walk, after, { limit, most: MOST_HITS })) : []
  if (walk.rare && Number(apart[0]?.hits ?? 0) < MOST_HITS) return apart
  const along = isOften ? often : await farther()
  // Among very many hits none may be near. The page then shows some of them rather than none.
  const keys = new Set(along.map((row) => JSON.stringify(keysOf(walk, row))))
  return [...along, ...apart.filter((row) => !keys.has(JSON.stringify(keysOf(walk, row))))].slice(0, limit)
}

/** The next rows of a list, each with the place after it. */
async function readOn(db: Db, list: Listing, from: Place, limit: number): Promise<Placed[]> {
  const rows: Placed[] = []
  let keys = from.keys
  for (let at = from.walk; rows.length < limit; at++, keys = null) {
    const walk = list.walks[at]
    if (!walk) break
    const next = await readWalk(db, list, walk, keys, limit - rows.length)
    rows.push(...next.map((row) => ({ row, place: { walk: at, keys: keysOf(walk, row) } })))
  }
  return rows
}

/** The place after this number of rows; null when the list is shorter. */
async function findPlace(db: Db, list: Listing, from: Place, rows: number): Promise<Place | null> {
  let place = from
  for (let left = rows; left > 0; ) {
    const walk = list.walks[place.walk]
    if (!walk) return null
    if (walk.filter) {
      if (rows > MOST_SKIPPED) return null
      const passed = await readOn(db, list, place, Math.min(left, SKIPPED_AT_ONCE))
      const last = passed.at(-1)
      if (!last) return null
      left -= passed.length
      place = last.place
      continue
    }
    const [row] = await read(db, keysAfter(walk, place.keys, left))
    if (row) return { walk: place.walk, keys: keysOf(walk, row) }
    const [counted] = await read(db, countAlong(walk, place.keys, left))
    left -= Number(counted?.n)
    place = { walk: place.walk + 1, keys: null }
  }
  return place
}

/** The number of rows in a list whose walks have no filter, up to one more than {@link MOST_COUNTED}. */
async function countAll(db: Db, walks: readonly Walk[]): Promise<number> {
  let total = 0
  for (const walk of walks) {
    const left = MOST_COUNTED + 1 - total
    if (left > 0) total += Number((await read(db, countAlong(walk, null, left)))[0]?.n)
  }
  return total
}

/** The first page of a list with one plain walk: rows and count in one statement. */
async function readFirst(db: Db, list: Listing, walk: Walk, limit: number): Promise<Placed[]> {
  const also = sql`, (${countAlong(walk, null, MOST_COUNTED + 1)}) as list_total`
  const rows = await read(db, rowsAlong(list, walk, null, { limit, also }))
  return rows.map((row) => ({ row, place: { walk: 0, keys: keysOf(walk, row) } }))
}

/**
 * Reads a page of a list by keys. The start of the next page is remembered per question; an unknown start is found
 * along the index. `total` is exact up to {@link MOST_COUNTED}; in a filtered list it is one more than the rows so far
 * while there are more.
 */
export async function readPage<Row>(
  { db, pageMarks }: ListReader,
  list: Listing,
  wish: PageWish,
): Promise<RowPage<Row>> {
  const { page, size } = wish
  const question = JSON.stringify(wish.question)
  const offset = (page - 1) * size
  const counts = wish.total === undefined && list.walks.every(({ filter }) => !filter)
  const [only] = list.walks.length === 1 && counts && page === 1 ? list.walks : []
  const nearest = pageMarks.nearest(question, offset)
  const place = await findPlace(db, list, nearest.place, offset - nearest.rows)
  const found = !place ? [] : only ? await readFirst(db, list, only, size + 1) : await readOn(db, list, place, size + 1)
  const rows = found.slice(0, size)
  const hasMore = found.length > size
  const last = rows.at(-1)
  if (hasMore && last) pageMarks.keep(question, offset + size, last.place)
  const total = wish.total ?? (await totalOf())
  pageMarks.keepTotal(question, total)
  const columns = pagingColumns(list)
  return { rows: rows.map(({ row }) => without(row, columns) as Row), total, hasMore }

  async function totalOf(): Promise<number> {
    if (page === 1 && only) return Number(rows[0]?.row.list_total ?? 0)
    if (!hasMore && (rows.length > 0 || page === 1)) return offset + rows.length
    const remembered = page === 1 ? null : pageMarks.total(question)
    if (counts) return remembered ?? (await countAll(db, list.walks))
    return Math.max(remembered ?? 0, offset + found.length)
  }
}
