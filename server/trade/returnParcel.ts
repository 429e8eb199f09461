import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { withTransaction } from '../db/withTransaction'
import { moveChain } from './moveChain'
import { openOrder } from './openOrder'

export interface ReturnWish {
  readonly orderId: string
  readonly chainIds: readonly string[]
  readonly refundEms: string
}

/** 16 → 17: the buyer names the return parcel; a repeat with the same number changes nothing. */
export async function returnParcel(ctx: Context, wish: ReturnWish): Promise<true> {
  return await withTransaction(ctx.db, async (db) => {
    const open = await openOrder(db, { iid: ctx.iid, id: wish.orderId }, ctx.clock())
    if (!open) throw new CallError('NOTFOUND')
    const { order, chains } = open
    if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
    const wanted = new Set(wish.chainIds)
    const chosen = chains.filter((chain) => wanted.has(String(chain.id)))
    if (wanted.size === 0 || chosen.length !== wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
    for (const chain of chosen) {
      if (chain.status === ORDER_STATUS.returnSent && chain.refund_ems === wish.refundEms) continue
      const mover = { actor: 'buyer', means: 'return', at: ctx.clock(), remark: wish.refundEms } as const
      await moveChain(db, order, chain, ORDER_STATUS.returnSent, mover, { refund_ems: wish.refundEms })
    }
    return true as const
  })
}
