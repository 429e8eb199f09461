import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import { REASONS } from '../call/reasons'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** Maximum number of a member's orders that may wait for payment in a tenant: each reserves stock, seats or coupons. */
export const MOST_UNPAID = 20

/**
 * LIMIT when the member has as many unpaid orders as allowed. A member's orders are created one at a time, so that
 * simultaneous orders count each other.
 */
export async function checkUnpaid(db: Db, { iid, user_id }: Member, at: number): Promise<void> {
  const { n } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '=', ORDER_STATUS.waiting)
    .where('expire_at', '>', at)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_UNPAID) throw new CallError('LIMIT', { detail: REASONS.unpaidOrders })
}
