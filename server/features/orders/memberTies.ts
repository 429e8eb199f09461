import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import type { MemberTies } from '../../identity/MemberTies'

/** Statuses without further moves. */
const FINAL = [
  ORDER_STATUS.expired,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.invalid,
  ORDER_STATUS.completed,
  ORDER_STATUS.refunded,
]

/** True with a refund under way: an order that is complete but for that line has a final status. */
async function hasOpenRefund(db: Db, iid: number, userId: number): Promise<boolean> {
  const line = await db
    .selectFrom('orders as o')
    .innerJoin('order_chain as c', (on) => on.onRef('c.iid', '=', 'o.iid').onRef('c.order_id', '=', 'o.id'))
    .select('c.id')
    .where('o.iid', '=', iid)
    .where('o.user_id', '=', userId)
    .where('o.refund', '=', true)
    .where('c.status', 'in', [ORDER_STATUS.refundRequested, ORDER_STATUS.returnAwaited, ORDER_STATUS.returnSent])
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** Orders stay without names. */
export const orderTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }, at) {
    const alive = await db
      .selectFrom('orders')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('status', 'not in', FINAL)
      .where(({ or, eb }) => or([eb('status', '<>', ORDER_STATUS.waiting), eb('expire_at', '>', at)]))
      .limit(1)
      .executeTakeFirst()
    return alive || (await hasOpenRefund(db, iid, user_id)) ? 'order' : null
  },
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('orders')
      .set({
        name: '',
        phone: '',
        remark: '',
        address: null,
        info: sql`info - '{entrants,guests,answers,message}'::text[]`,
      })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('supplied_order as s')
      .from('orders as o')
      .set({ name: '' })
      .where('o.iid', '=', iid)
      .where('o.user_id', '=', user_id)
      .whereRef('s.order_iid', '=', 'o.iid')
      .whereRef('s.order_id', '=', 'o.id')
      .modifyEnd(acrossTenants('the suppliers of an order forget its buyer with the seller'))
      .execute()
  },
}
