import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ChatRow, NewChatRow } from './ChatRow'
import { type Judged, judgedBy, type Refused, type RefusedRow, toRefused } from './refusals'

/** A message's row, and whether it had been stored before. */
export interface StoredRow {
  readonly row: ChatRow
  readonly again: boolean
}

/** JSON text never contains this character, so a column of texts can be one parameter without escaping. */
const BETWEEN = '\x01'

/**
 * Stores messages of one tenant in the given order and returns their rows in that order. A message whose `temp_id` its
 * sender has used before is not stored again; its first row is returned. The conversations of both sides are written
 * too. Order: the transaction holds the row of the tenant's counter from taking ids until the commit. So no id becomes
 * visible before a lower one of its tenant, and writers of two tenants do not wait for each other.
 */
export async function storeMessages(db: Db, iid: number, rows: readonly NewChatRow[]): Promise<StoredRow[]> {
  const { rows: written } = await sql<Written>`
    select base, ids from chat_store(${iid}, ${rows.length}, ${list(rows, 'from_rid')}::bigint[],
      ${list(rows, 'to_rid')}::bigint[], ${restOf(rows)})`.execute(db)
  return await storedRows(db, iid, rows, written[0])
}

/**
 * Stores messages like {@link storeMessages}, unless some of them are refused (`refusals.ts`): then none is stored. It is
 * judged and stored by one statement: what a member has blocked before that is refused, however late it was.
 */
export async function takeMessages(
  db: Db,
  iid: number,
  messages: readonly (Judged & { readonly row: NewChatRow })[],
  at: number,
): Promise<{ readonly refused: Refused } | { readonly stored: readonly StoredRow[] }> {
  const rows = messages.map(({ row }) => row)
  const { rows: answers } = await sql<Written & { refused: RefusedRow[] | null }>`
    select refused, base, ids from chat_take(${iid}, ${rows.length}, ${judgedBy(messages, at)}, ${restOf(rows)})`.execute(
    db,
  )
  const [answer] = answers
  if (answer?.refused) return { refused: toRefused(answer.refused) }
  return { stored: await storedRows(db, iid, rows, answer) }
}

/** The id below that of the first message, and the ids of the new ones, null when all are. */
interface Written {
  readonly base: number
  readonly ids: readonly number[] | null
}

const list = (rows: readonly NewChatRow[], name: keyof NewChatRow) =>
  sql`string_to_array(${rows.map((row) => row[name]).join(BETWEEN)}::text, ${sql.lit(BETWEEN)})`

const restOf = (rows: readonly NewChatRow[]) => sql`
  ${list(rows, 'temp_id')}, ${list(rows, 'flag')}::smallint[], ${list(rows, 'content')}, ${list(rows, 'at')}::bigint[]`

async function storedRows(
  db: Db,
  iid: number,
  rows: readonly NewChatRow[],
  { base, ids }: Written = { base: 0, ids: [] },
): Promise<StoredRow[]> {
  const fresh = (row: NewChatRow, index: number): ChatRow => ({ ...row, id: base + index + 1, read_at: null })
  // The rows are not read back: for a thousand messages that would cost as much as storing them.
  if (ids === null) return rows.map((row, index) => ({ row: fresh(row, index), again: false }))
  const stored = new Set(ids)
  const known = await rowsByName(
    db,
    iid,
    rows.filter((_, index) => !stored.has(base + index + 1)),
  )
  return rows.map((row, index) => {
    if (stored.has(base + index + 1)) return { row: fresh(row, index), again: false }
    const before = known.get(nameOf(row))
    if (!before) throw new Error('a message was neither stored now nor before')
    return { row: before, again: true }
  })
}

const nameOf = (row: { from_rid: number; temp_id: string }) => `${row.from_rid} ${row.temp_id}`

async function rowsByName(db: Db, iid: number, rows: readonly NewChatRow[]): Promise<Map<string, ChatRow>> {
  const { rows: found } = await sql<ChatRow>`
    select c.* from unnest(${rows.map((row) => row.from_rid)}::bigint[], ${rows.map((row) => row.temp_id)}::text[])
      as m(from_rid, temp_id)
    join chat_message c on c.iid = ${iid} and c.from_rid = m.from_rid and c.temp_id = m.temp_id`.execute(db)
  return new Map(found.map((row) => [nameOf(row), row]))
}
