import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
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

/** True for a parcel of somebody else: one that was sent to a buyer, or that another buyer has sent back. */
async function isOthersParcel(db: Db, { iid, user_id }: Order, number: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select 1 from order_chain c where c.iid = ${iid} and c.transport_number = ${number} and c.transport_number <> '')
    or exists (select 1 from order_chain c join orders o on o.iid = c.iid and o.id = c.order_id
      where c.iid = ${iid} and c.refund_ems = ${number} and c.refund_ems <> '' and o.user_id <> ${user_id}) as is`.execute(
    db,
  )
  return rows[0]?.is === true
}

/** 16 → 17: the buyer names the return parcel; a repeat with the same number changes nothing. DUP: it is another's. */
export async function returnParcel(ctx: Context, wish: ReturnWish): Promise<true> {
  return await withTransaction(ctx.db, async (db) => {
    const open = await openOrder(db, { iid: ctx.iid, id: wish.orderId }, ctx.clock())
    if (!open) throw new CallError('NOTFOUND')
    const { order, chains } = open
    if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
    const wanted = new Set(wish.chainIds)
    const chosen = chains.filter((chain) => wanted.has(String(chain.id)))
    if (wanted.size === 0 || chosen.length !== wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
    if (await isOthersParcel(db, order, wish.refundEms)) throw new CallError('DUP', { detail: REASONS.othersParcel })
    for (const chain of chosen) {
      if (chain.status === ORDER_STATUS.returnSent && chain.refund_ems === wish.refundEms) continue
      const mover = { actor: 'buyer', means: 'return', at: ctx.clock(), remark: wish.refundEms } as const
      await moveChain(db, order, chain, ORDER_STATUS.returnSent, mover, { refund_ems: wish.refundEms })
    }
    return true as const
  })
}
