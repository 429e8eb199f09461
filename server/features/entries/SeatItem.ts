import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'

/** An item of a tenant. */
export interface ItemKey {
  readonly iid: number
  readonly itemId: string
}

/** Whose seats an item sells. */
export interface SeatItem {
  /** The item with the sessions, the refund ladder and the queue: for a resold trip the supplier's. */
  readonly home: ItemKey
  /** All items that sell these seats: the home and its resellers. */
  readonly sellers: readonly ItemKey[]
  /** False when the supplier has withdrawn the trip. */
  readonly stands: boolean
}

/** Finds whose seats the item sells. */
export async function seatItemOf(db: Db, { iid, itemId }: ItemKey): Promise<SeatItem> {
  const own = await db
    .selectFrom('act_item')
    .select(['source_iid', 'source_id'])
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .executeTakeFirst()
  const isResold = own?.source_iid != null && own.source_id !== null
  const home = isResold ? { iid: own.source_iid ?? iid, itemId: own.source_id ?? itemId } : { iid, itemId }
  return { home, sellers: [home, ...(await resellersOf(db, home))], stands: !isResold || (await isPublished(db, home)) }
}

/** The items of other tenants that sell this one's seats. */
async function resellersOf(db: Db, { iid, itemId }: ItemKey): Promise<ItemKey[]> {
  return await db
    .selectFrom('act_item')
    .select(['iid', 'id as itemId'])
    .where('source_iid', '=', iid)
    .where('source_id', '=', itemId)
    .orderBy('iid')
    .orderBy('id')
    .modifyEnd(acrossTenants('a trip is sold by whichever tenant resells it'))
    .execute()
}

/** True while the tenant shows the item. */
export const isPublished = async (db: Db, { iid, itemId }: ItemKey): Promise<boolean> =>
  (await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .where('status', '=', 'published')
    .executeTakeFirst()) !== undefined
