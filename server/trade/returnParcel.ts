import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { REASONS } from '../call/reasons'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { moveChain } from './moveChain'
import type { Order } from './OrderTypeRules'
import { openOrder } from './openOrder'

export interface ReturnWish {
  readonly orderId: string
  readonly chainIds: readonly string[]
  readonly refundEms: string
}

/** True for a parcel that came to the buyer: a slip, since it cannot be the one that goes back. */
const cameToBuyer = async (db: Db, { iid, user_id }: Order, number: string): Promise<boolean> =>
  (await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select('c.id')
    .where('c.iid', '=', iid)
    .where('c.transport_number', '=', number)
    .where('c.transport_number', '<>', '')
    .where('o.user_id', '=', user_id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * 16 → 17: the buyer names the return parcel; a repeat with the same number changes nothing. DUP for a parcel that came
 * to the buyer. Other members' numbers are taken like unknown ones, because a refusal would tell that they exist.
 */
export async function returnParcel(ctx: Context, wish: ReturnWish): Promise<true> {
  return await withTransaction(ctx.db, async (db) => {
    const open = await openOrder(db, { iid: ctx.iid, id: wish.orderId }, ctx.clock())
    if (!open) throw new CallError('NOTFOUND')
    const { order, chains } = open
    if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
    const wanted = new Set(wish.chainIds)
    const chosen = chains.filter((chain) => wanted.has(String(chain.id)))
    if (wanted.size === 0 || chosen.length !== wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
    if (await cameToBuyer(db, order, wish.refundEms)) throw new CallError('DUP', { detail: REASONS.ownParcel })
    for (const chain of chosen) {
      if (chain.status === ORDER_STATUS.returnSent && chain.refund_ems === wish.refundEms) continue
      const mover = { actor: 'buyer', means: 'return', at: ctx.clock(), remark: wish.refundEms } as const
      await moveChain(db, order, chain, ORDER_STATUS.returnSent, mover, { refund_ems: wish.refundEms })
    }
    return true as const
  })
}
