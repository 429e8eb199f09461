import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'
import type { ItemKey } from './SeatItem'

export interface SoldTicket extends Selectable<ActivityTables['act_ticket']> {
  /** What the supplier asks for a resold ticket, fen; null for an own one. */
  readonly supply: number | null
}

/** The tickets of an item in their order. A resold one never costs less than the supplier asks. */
export async function ticketsOf(db: Db, { iid, itemId }: ItemKey, home: ItemKey): Promise<SoldTicket[]> {
  const rows = await rowsOf(db, { iid, itemId })
  if (home.iid === iid && home.itemId === itemId) return rows.map((row) => ({ ...row, supply: null }))
  const source = new Map((await rowsOf(db, home)).map((row) => [row.id, row.price]))
  // A ticket that the supplier no longer has is not sold.
  return rows.flatMap((row) => {
    const supply = source.get(row.source_id ?? '')
    return supply === undefined ? [] : [{ ...row, price: Math.max(row.price, supply), supply }]
  })
}

const rowsOf = (db: Db, { iid, itemId }: ItemKey) =>
  db
    .selectFrom('act_ticket')
    .selectAll()
    .where('iid', '=', iid)
    .where('item_id', '=', itemId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
