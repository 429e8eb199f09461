import { ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../../db/schema'

/** A parcel of an order, on its way to the buyer or back. */
interface Found {
  readonly company: string
  readonly sentAt: number
  readonly city: string
}

/** The latest parcel with a number, of one buyer or of all buyers. */
export async function findParcel(
  db: Db,
  iid: number,
  { number, userId }: { number: string; userId: number | null },
): Promise<Found | undefined> {
  const row = await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select(['c.id', 'c.company', 'c.transport_number', 'c.moved_at', 'o.address', 'o.id as order_id'])
    .where('c.iid', '=', iid)
    .where(({ or, eb }) => or([eb('c.transport_number', '=', number), eb('c.refund_ems', '=', number)]))
    .$if(userId !== null, (q) => q.where('o.user_id', '=', userId ?? 0))
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const isBack = row.transport_number !== number
  const sent = await db
    .selectFrom('order_event')
    .select('at')
    .where('iid', '=', iid)
    .where('order_id', '=', row.order_id)
    .where('chain_id', '=', row.id)
    .where('to_status', '=', isBack ? ORDER_STATUS.returnSent : ORDER_STATUS.shipped)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    // The buyer chooses the carrier of a return; the form asks for its number alone.
    company: isBack ? '' : row.company,
    sentAt: sent?.at ?? row.moved_at,
    city: isBack ? '' : (row.address?.address.split(' ')[1] ?? ''),
  }
}
