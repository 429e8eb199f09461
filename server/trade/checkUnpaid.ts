import { heldBy, ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import { heldTooLong, REASONS } from '../call/reasons'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** Maximum number of a member's orders that may wait for payment in a tenant: each reserves stock, seats or coupons. */
export const MOST_UNPAID = 10

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

const HOUR = 3_600_000
/**
 * For how long a member's orders that were never paid may have kept a thing from others, in a day: four that ran out, one
 * after another or at once, or more that were cancelled sooner.
 */
export const MOST_HELD = 2 * HOUR

/**
 * LIMIT for whoever again and again keeps a session or goods from others without paying; data.until is when the first of
 * these orders no longer counts. A purchase of the same begins anew, so whoever pays does not notice.
 */
export async function checkHeld(
  db: Db,
  { iid, user_id }: Member,
  { orderType, targets }: { readonly orderType: number; readonly targets: readonly string[] },
  at: number,
): Promise<void> {
  if (heldBy(orderType) === 'nothing') return
  const { expired, cancelled } = ORDER_STATUS
  const { rows } = await sql<{ first: number }>`
    with mine as (
      select o.created_at, o.paid_at, o.status, c.target_id, least(o.moved_at, o.expire_at) as let_go_at
      from orders o join order_chain c on c.iid = o.iid and c.order_id = o.id
      where o.iid = ${iid} and o.user_id = ${user_id} and o.created_at > ${at - 24 * HOUR} and o.order_type = ${orderType}
        and c.target_id = any(${[...targets]}::text[]))
    select min(created_at) as first from mine m
    where paid_at is null and status in (${expired}, ${cancelled})
      and not exists (select 1 from mine p where p.target_id = m.target_id and p.paid_at > m.created_at)
    group by target_id having sum(let_go_at - created_at) >= ${MOST_HELD}`.execute(db)
  const [held] = rows
  if (!held) return
  const until = Number(held.first) + 24 * HOUR
  throw new CallError('LIMIT', { detail: heldTooLong(until), data: { until } })
}
