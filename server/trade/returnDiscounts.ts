import { COUPON_STATUS } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Transaction } from '../ledger/post'
import { coinBooking } from './bookings'
import type { Order } from './OrderTypeRules'

/**
 * Returns coupons and coins when a whole order is undone, except expired ones (screens-commerce §3.6). Ends the coupons
 * that its payment gave, also those that another order uses: they must not come back with that one. A partial refund
 * leaves all of them as they are. Returns the bookings, which must be booked together with those of the cause.
 */
export async function returnDiscounts(db: Db, order: Order, at: number): Promise<Transaction[]> {
  await db
    .updateTable('user_coupon')
    .set({ status: COUPON_STATUS.usable, order_id: null })
    .where('iid', '=', order.iid)
    .where('order_id', '=', order.id)
    .where('end_time', '>', at)
    .execute()
  const { usable, expired } = COUPON_STATUS
  await db
    .updateTable('user_coupon')
    .set(({ ref, eb }) => ({
      status: eb.case().when('status', '=', usable).then(expired).else(ref('status')).end(),
      end_time: at,
    }))
    .where('iid', '=', order.iid)
    .where('source_order_id', '=', order.id)
    .execute()
  if (order.parts.coinSave === 0) return []
  const spent = await db
    .selectFrom('ledger_txn')
    .select('id')
    .where('iid', '=', order.iid)
    .where('kind', '=', 'coin spend')
    .where('ref', '=', order.id)
    .executeTakeFirst()
  return [coinBooking(order, spent ? 'coin return spent' : 'coin return', order.parts.coinSave, at)]
}
