import { isSent, type OrderAddress } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'
import type { OrderWish } from './OrderTypeRules'
import { rulesOf } from './orderTypes'

/**
 * The buyer's address in the order's own copy: later changes do not affect it. Null for an order without shipping.
 * ADDRESS when the wish names none of the buyer's addresses.
 */
export async function deliveryAddress(
  db: Db,
  buyer: Member,
  { orderType, property2, info }: Pick<OrderWish, 'orderType' | 'property2' | 'info'>,
): Promise<OrderAddress | null> {
  if (!isSent(orderType) || rulesOf(orderType).needsAddress?.({ property2 }) === false) return null
  const own = await db
    .selectFrom('address')
    .select(['name', 'mobile', 'address', 'post_code as postCode'])
    .where('id', '=', String(info.addressId ?? ''))
    .where('iid', '=', buyer.iid)
    .where('user_id', '=', buyer.user_id)
    .executeTakeFirst()
  if (!own) throw new CallError('ADDRESS')
  return own
}
