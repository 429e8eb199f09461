import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { ItemKey } from './SeatItem'

interface Session {
  readonly id: string
  readonly name: string
  readonly starts_at: number
  readonly ends_at: number
}

interface Row extends Session {
  readonly source_iid: number | null
  readonly source_id: string | null
}

/** An item's own sessions, and in each row whose trip it resells; one row without a session where it has none. */
const rowsOf = async (db: Db, { iid, itemId }: ItemKey): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select i.source_iid, i.source_id, s.id, s.name, s.starts_at, s.ends_at from (select 1) it
      left join act_item i on i.iid = ${iid} and i.id = ${itemId}
      left join act_session s on s.iid = ${iid} and s.item_id = ${itemId}
      order by s.starts_at, s.id`.execute(db)
  ).rows

/** The sessions of an item, by their start; a resold trip has those of its supplier. */
export async function itemSessions(db: Db, item: ItemKey): Promise<Session[]> {
  const own = await rowsOf(db, item)
  const { source_iid: iid = null, source_id: itemId = null } = own[0] ?? {}
  const rows = iid === null || itemId === null ? own : await rowsOf(db, { iid, itemId })
  return rows
    .filter(({ id }: { id: string | null }) => id !== null)
    .map(({ id, name, starts_at, ends_at }) => ({ id, name, starts_at, ends_at }))
}
