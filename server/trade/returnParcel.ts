import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { withTransaction } from '../db/withTransaction'
import { lockOrder } from './refunds'
import { moveChain } from './settle'

export interface ReturnWish {
  readonly orderId: string
  readonly chainIds: readonly string[]
  readonly refundEms: string
}

/** 16 → 17: the buyer names the parcel that goes back; the same number again changes nothing. */
export async function returnParcel(ctx: Context, wish: ReturnWish): Promise<true> {
  return await withTransaction(ctx.db, async (db) => {
    const order = await lockOrder(db, wish.orderId)
    if (!order || order.iid !== ctx.iid) throw new CallError('NOTFOUND')
    if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
    const wanted = new Set(wish.chainIds)
    const chains = await db.selectFrom('order_chain').selectAll().where('order_id', '=', order.id).execute()
    const chosen = chains.filter((chain) => wanted.has(String(chain.id)))
    if (wanted.size === 0 || chosen.length !== wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
    for (const chain of chosen) {
      if (chain.status === 17 && chain.refund_ems === wish.refundEms) continue
      if (chain.status !== 16) throw new CallError('ORDERSTATE')
      await moveChain(db, order, chain, 17, { actor: 'buyer', at: ctx.clock() })
      await db.updateTable('order_chain').set({ refund_ems: wish.refundEms }).where('id', '=', chain.id).execute()
    }
    return true as const
  })
}
