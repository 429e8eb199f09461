import { type BuyShare, maskName, ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { lifeOf } from '../../trade/orderTypes'

interface Viewer {
  readonly iid: number
  /** Null for a visitor. */
  readonly userId: number | null
  readonly at: number
}

/**
 * An order's offer of cash back with its supporters. NOTFOUND for an order without an offer, and for an unknown
 * number.
 */
export async function shareOf(db: Db, { iid, userId, at }: Viewer, orderId: string): Promise<BuyShare> {
  const row = await db
    .selectFrom('buy_share as s')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 's.iid').onRef('o.id', '=', 's.order_id'))
    .innerJoin('order_chain as c', (on) => on.onRef('c.iid', '=', 's.iid').onRef('c.id', '=', 's.chain_id'))
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'o.iid').onRef('m.user_id', '=', 'o.user_id'))
    .selectAll('o')
    .select(['s.need', 's.count', 's.cash_back', 's.end_at', 'c.title as line_title', 'c.img as line_img'])
    .select(['c.status as line_status', 'm.nick_name'])
    .where('s.iid', '=', iid)
    .where('s.order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  const supporters = await db
    .selectFrom('buy_share_support as b')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'b.iid').onRef('m.user_id', '=', 'b.user_id'))
    .select(['m.nick_name', 'm.head_img', 'b.user_id'])
    .where('b.iid', '=', iid)
    .where('b.order_id', '=', orderId)
    .orderBy('b.at')
    .orderBy('b.user_id')
    .limit(row.need)
    .execute()
  const isPaid = await db
    .selectFrom('ledger_txn')
    .select('id')
    .where('iid', '=', iid)
    .where('kind', '=', 'cashback')
    .where('ref', '=', orderId)
    .executeTakeFirst()
  return {
    gid: row.id,
    title: row.line_title,
    img: row.line_img,
    buyer: maskName(row.nick_name),
    target: lifeOf(row.order_type).target(row),
    ...{ need: row.need, count: row.count, cashBack: row.cash_back, endAt: row.end_at },
    state: shareState(row, row.line_status, at),
    supporters: supporters.map(({ nick_name, head_img }) => ({ nick_name: maskName(nick_name), headImg: head_img })),
    mine: supporters.some(({ user_id }) => user_id === userId),
    own: row.user_id === userId,
    credited: isPaid !== undefined,
  }
}

/** A refunded line earns nothing. An offer that reached its goal stays reached after its end. */
export function shareState(
  { need, count, end_at }: { readonly need: number; readonly count: number; readonly end_at: number },
  lineStatus: number,
  at: number,
): BuyShare['state'] {
  if (lineStatus === ORDER_STATUS.refunded) return 2
  if (count >= need) return 1
  return end_at <= at ? 2 : 0
}

/** The offer of one's own order for its detail; undefined without one. */
export async function ownShare(db: Db, { iid, id }: { readonly iid: number; readonly id: string }, at: number) {
  const row = await db
    .selectFrom('buy_share as s')
    .innerJoin('order_chain as c', (on) => on.onRef('c.iid', '=', 's.iid').onRef('c.id', '=', 's.chain_id'))
    .select(['s.need', 's.count', 's.cash_back', 's.end_at', 'c.status'])
    .where('s.iid', '=', iid)
    .where('s.order_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { need, count, cash_back: cashBack, end_at: endAt } = row
  return { need, count, cashBack, endAt, state: shareState(row, row.status, at) }
}
