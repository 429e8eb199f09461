import { ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'

/** A parcel of an order, on its way to the buyer or back. */
interface Found {
  readonly company: string
  readonly sentAt: number
  readonly city: string
}

/** Lines with a parcel number, the latest first. */
const withNumber = (db: Db, number: string) =>
  db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select(['c.iid', 'c.id', 'c.company', 'c.transport_number', 'c.moved_at', 'o.address', 'o.id as order_id'])
    .where(({ or, eb }) => or([eb('c.transport_number', '=', number), eb('c.refund_ems', '=', number)]))
    .orderBy('c.id', 'desc')
    .limit(1)

/** The latest parcel with a number: of one buyer, or, without one, of all that the tenant sold or supplies. */
export async function findParcel(
  db: Db,
  tenant: number,
  { number, userId }: { number: string; userId: number | null },
): Promise<Found | undefined> {
  const sold = await withNumber(db, number)
    .where('c.iid', '=', tenant)
    .$if(userId !== null, (q) => q.where('o.user_id', '=', userId ?? 0))
    .executeTakeFirst()
  const row = sold ?? (userId === null ? await suppliedParcel(db, tenant, number) : undefined)
  if (!row) return undefined
  const isBack = row.transport_number !== number
  const sent = await db
    .selectFrom('order_event')
    .select('at')
    .where('iid', '=', row.iid)
    .where('order_id', '=', row.order_id)
    .where('chain_id', '=', row.id)
    .where('to_status', '=', isBack ? ORDER_STATUS.returnSent : ORDER_STATUS.shipped)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    // The buyer chooses the carrier of a return, and the form asks only for its number.
    company: isBack ? '' : row.company,
    sentAt: sent?.at ?? row.moved_at,
    city: isBack ? '' : (row.address?.address.split(' ')[1] ?? ''),
  }
}

const suppliedParcel = (db: Db, supplier: number, number: string) =>
  withNumber(db, number)
    .where('c.supplier_iid', '=', supplier)
    .whereRef('c.iid', '<>', 'c.supplier_iid')
    .modifyEnd(acrossTenants('a supplier follows parcels of its lines, whoever sold them'))
    .executeTakeFirst()
