import { type CodeUsed, ORDER_STATUS } from '@quanzi/contract'
import { requireRight } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { withTransaction } from '../db/withTransaction'
import { moveChain } from './moveChain'
import { openOrder } from './openOrder'

/** Uses a code once; the last code of a chain moves it to 13. A repeat gets the result of the first use. */
export async function useCode(ctx: Context, wish: { orderId?: string | undefined; code: string }): Promise<CodeUsed> {
  await requireRight(ctx, 'scan')
  return await withTransaction(ctx.db, async (db) => {
    const found = await db
      .selectFrom('order_code as c')
      .innerJoin('order_chain as k', (on) => on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.chain_id'))
      .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'k.iid').onRef('o.id', '=', 'k.order_id'))
      .select(['c.code', 'c.title', 'c.chain_id', 'o.id as order_id', 'o.title as order_title'])
      .where('c.code', '=', wish.code)
      .where('c.iid', '=', ctx.iid)
      .where('c.void', '=', false)
      .executeTakeFirst()
    if (!found || (wish.orderId && wish.orderId !== found.order_id)) throw new CallError('NOTFOUND')
    const at = ctx.clock()
    const open = await openOrder(db, { iid: ctx.iid, id: found.order_id }, at)
    const chain = open?.chains.find(({ id }) => id === found.chain_id)
    if (!open || !chain) throw new CallError('NOTFOUND')
    const used =
      chain.status === ORDER_STATUS.paid
        ? await db
            .updateTable('order_code')
            .set({ used_at: at, staff_id: ctx.me.user_id })
            .where('iid', '=', ctx.iid)
            .where('code', '=', wish.code)
            .where('used_at', 'is', null)
            .returning('used_at')
            .executeTakeFirst()
        : undefined
    const rows = await db
      .selectFrom('order_code')
      .select(['code', 'used_at'])
      .where('iid', '=', ctx.iid)
      .where('chain_id', '=', found.chain_id)
      .where('void', '=', false)
      .execute()
    const left = rows.filter((row) => row.used_at === null).length
    const usedAt = rows.find((row) => row.code === wish.code)?.used_at
    if (usedAt === undefined || usedAt === null) throw new CallError('ORDERSTATE')
    if (!used) return { title: found.title, left, usedAt, again: true }
    await db
      .updateTable('entry')
      .set({ state: 'used' })
      .where('iid', '=', ctx.iid)
      .where('ticket_code', '=', wish.code)
      .execute()
    if (left === 0) await moveChain(db, open.order, chain, ORDER_STATUS.received, { actor: 'staff', means: 'use', at })
    return { title: found.title, left, usedAt }
  })
}
