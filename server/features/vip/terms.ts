import { COUPON_STATUS, ORDER_STATUS, ORDER_TYPE, VIP_RECORD_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { moveChain } from '../../trade/moveChain'
import { type OpenOrder, openOrder } from '../../trade/openOrder'
import { endOfTerm, GIVEN_BACK } from './claims'

const DAY = 86_400_000
const UNUSED = [VIP_RECORD_STATUS.open, VIP_RECORD_STATUS.unpaid]

export interface Renewal {
  readonly iid: number
  readonly user_id: number
  readonly order_id: string
  readonly card_id: string
  readonly days: number
}

/**
 * Adds a paid term. It begins at the end of the last one, or now. The order is locked, so that nothing is added
 * twice.
 */
export async function addTerm(db: Db, { days, ...term }: Renewal, at: number): Promise<void> {
  const { iid, user_id, card_id } = term
  const length = days * DAY
  // The member's row is written first, so that two orders of one member take turns.
  const { expire_at } = await db
    .insertInto('vip_member')
    .values({ iid, user_id, card_id, card_no: await newCardNo(db), since: at, expire_at: at + length })
    .onConflict((c) =>
      c.columns(['iid', 'user_id']).doUpdateSet({
        card_id,
        expire_at: sql`greatest(vip_member.expire_at, ${at}::bigint) + ${length}::bigint`,
      }),
    )
    .returning('expire_at')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vip_term')
    .values({ ...term, starts_at: expire_at - length, ends_at: expire_at })
    .execute()
}

/** Locks a member's row: terms, and claims of them, change only behind this lock. */
export const lockMembership = (db: Db, { iid, user_id }: Pick<Renewal, 'iid' | 'user_id'>) =>
  db
    .selectFrom('vip_member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .forUpdate()
    .execute()

/** Removes a refunded order's term: later terms move forward, and the membership ends earlier by its length. */
export async function removeTerm(
  db: Db,
  { iid, user_id, order_id }: Omit<Renewal, 'card_id' | 'days'>,
  at: number,
): Promise<void> {
  await lockMembership(db, { iid, user_id })
  const gone = await db
    .deleteFrom('vip_term')
    .where('iid', '=', iid)
    .where('order_id', '=', order_id)
    .returning(['id', 'starts_at', 'ends_at'])
    .executeTakeFirst()
  if (!gone) return
  await takeBackClaims(db, iid, gone.id, at)
  await endCoupons(db, { iid, user_id, term: gone.id }, at)
  const length = gone.ends_at - gone.starts_at
  await db
    .updateTable('vip_term')
    .set({ starts_at: sql`starts_at - ${length}::bigint`, ends_at: sql`ends_at - ${length}::bigint` })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('starts_at', '>=', gone.ends_at)
    .execute()
  // Codes end with their terms.
  await db
    .updateTable('vip_record')
    .set({ ends_at: sql`ends_at - ${length}::bigint` })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '=', VIP_RECORD_STATUS.open)
    .where('ends_at', 'is not', null)
    .where('term_id', 'in', (q) =>
      q
        .selectFrom('vip_term')
        .select('id')
        .where('iid', '=', iid)
        .where('user_id', '=', user_id)
        .where('starts_at', '>=', gone.starts_at),
    )
    .execute()
  await db
    .updateTable('vip_record')
    .set({ ends_at: sql`least(ends_at, ${endOfTerm})` })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '=', VIP_RECORD_STATUS.unpaid)
    .execute()
  await db
    .updateTable('vip_member')
    .set((eb) => ({
      expire_at: sql`expire_at - ${length}::bigint`,
      card_id: eb.fn.coalesce(
        eb
          .selectFrom('vip_term')
          .select('card_id')
          .where('iid', '=', iid)
          .where('user_id', '=', user_id)
          .orderBy('ends_at', 'desc')
          .limit(1),
        'card_id',
      ),
    }))
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
}

async function newCardNo(db: Db): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('vip_card_no') as n`.execute(db)
  return String(rows[0]?.n ?? 0)
}

/**
 * Gives back the unused claims of a refunded term, closes the orders that wait for their surcharges and refunds those
 * that were paid. A surcharge that is settled cannot be returned: its claim stays. Orders are locked before claims, in
 * the same sequence as in a payment.
 */
async function takeBackClaims(db: Db, iid: number, term: number, at: number): Promise<void> {
  const surcharges = await surchargesOf(db, iid, term)
  for (const id of surcharges) await openOrder(db, { iid, id }, at)
  const settled = db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', iid)
    .where('status', '=', ORDER_STATUS.completed)
    .where('id', 'in', [...surcharges, ''])
  const back = await db
    .updateTable('vip_record')
    .set(GIVEN_BACK)
    .where('iid', '=', iid)
    .where('term_id', '=', term)
    .where('status', 'in', UNUSED)
    .where((eb) => eb.or([eb('order_id', 'is', null), eb('order_id', 'not in', settled)]))
    .returning('order_id')
    .execute()
  const paid = new Set(back.map(({ order_id }) => order_id))
  // An unpaid order closes when it is read and its claim is gone.
  for (const id of surcharges) {
    const open = await openOrder(db, { iid, id }, at)
    if (open && paid.has(id)) await returnSurcharge(db, open, at)
  }
}

/** Refunds a paid surcharge: whoever refunded the card has decided about it too. */
async function returnSurcharge(db: Db, { order, chains }: OpenOrder, at: number): Promise<void> {
  const mover = { actor: 'staff', means: 'update', at, remark: '会员卡已退款，补差价一并退回' } as const
  for (const chain of chains) {
    const asked =
      chain.status === ORDER_STATUS.received
        ? await moveChain(db, order, chain, ORDER_STATUS.refundRequested, mover, { remark: mover.remark })
        : chain
    if (asked.status === ORDER_STATUS.refundRequested) await moveChain(db, order, asked, ORDER_STATUS.refunded, mover)
  }
}

/** Ends the unused coupons that the term's benefits have given; each came at the time of its claim. */
async function endCoupons(
  db: Db,
  { iid, user_id, term }: { readonly iid: number; readonly user_id: number; readonly term: number },
  at: number,
): Promise<void> {
  await sql`
    update user_coupon u set status = ${COUPON_STATUS.expired}, end_time = ${at}
    from vip_record r join vip_benefit b on b.iid = r.iid and b.id = r.benefit_id
    where r.iid = ${iid} and r.user_id = ${user_id} and r.term_id = ${term} and u.iid = r.iid and u.user_id = r.user_id
      and u.coupon_id = b.coupon_id and u.at = r.at and u.status = ${COUPON_STATUS.usable}`.execute(db)
}

/** The orders for surcharges of a term's unused claims, but those that ended without a payment. */
async function surchargesOf(db: Db, iid: number, term: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vip_record as r')
    .innerJoin('orders as o', (on) =>
      on.onRef('o.iid', '=', 'r.iid').onRef('o.user_id', '=', 'r.user_id').on('o.keys', '=', sql<string>`r.id::text`),
    )
    .select('o.id')
    .where('r.iid', '=', iid)
    .where('r.term_id', '=', term)
    .where('o.order_type', '=', ORDER_TYPE.surcharge)
    .where('r.status', 'in', UNUSED)
    .where((eb) => eb.or([eb('o.status', '=', ORDER_STATUS.waiting), eb('o.status', '>=', ORDER_STATUS.paid)]))
    .orderBy('o.id')
    .execute()
  return rows.map(({ id }) => id)
}
