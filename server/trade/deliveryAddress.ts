import { isSent, type OrderAddress } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import type { OrderWish } from './OrderTypeRules'

/**
 * The buyer's address in the order's own copy: later changes do not affect it. Null for an order without shipping.
 * ADDRESS when the wish names none of the buyer's addresses.
 */
export async function deliveryAddress(
  db: Db,
  ctx: Context,
  { orderType, info }: Pick<OrderWish, 'orderType' | 'info'>,
): Promise<OrderAddress | null> {
  if (!isSent(orderType)) return null
  const own = await db
    .selectFrom('address')
    .select(['name', 'mobile', 'address', 'post_code as postCode'])
    .where('id', '=', String(info.addressId ?? ''))
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .executeTakeFirst()
  if (!own) throw new CallError('ADDRESS')
  return own
}
