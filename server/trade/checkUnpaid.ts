import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import { REASONS } from '../call/reasons'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** The most orders of one member that may wait for payment in a tenant: each holds stock, seats or coupons. */
export const MOST_UNPAID = 20

/** LIMIT for one more. The member's orders are created one at a time, so that two at once count each other. */
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
