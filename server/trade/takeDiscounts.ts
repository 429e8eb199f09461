import { COUPON_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import type { Transaction } from '../ledger/post'
import { coinBooking } from './bookings'
import type { Order } from './OrderTypeRules'
import type { Priced } from './placing'

/**
 * Uses up the coupons and the discount code of a new order; COUPON or PROMO when another order was faster. Returns
 * the booking of the order's coins.
 */
export async function takeDiscounts(
  db: Db,
  order: Order,
  { price, promo }: Priced,
  at: number,
): Promise<Transaction[]> {
  // In sorted order: two orders with the same coupons never wait for each other.
  for (const id of price.coupons.map((coupon) => coupon.id).sort()) {
    const used = await db
      .updateTable('user_coupon')
      .set({ status: COUPON_STATUS.used, order_id: order.id })
      .where('iid', '=', order.iid)
      .where('id', '=', id)
      .where('status', '=', COUPON_STATUS.usable)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new CallError('COUPON', { data: { couponId: id } })
  }
  if (promo) {
    const used = await db
      .updateTable('discount_code')
      .set({ used: sql`used + 1` })
      .where('iid', '=', order.iid)
      .where('id', '=', promo.id)
      .where(sql<boolean>`used < total`)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new CallError('PROMO')
  }
  return price.coinSave > 0 ? [coinBooking(order, 'coin hold', price.coinSave, at)] : []
}
