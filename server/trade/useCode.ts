import type { CodeUsed } from '@quanzi/contract'
import { requireRight } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import { openOrder } from './openOrder'
import { codesOf, useTicket } from './ticketUse'

/** A code of the tenant's own orders, or of a line that it supplies to another tenant's. */
async function codeFor(db: Db, iid: number, code: string) {
  const named = db
    .selectFrom('order_code as c')
    .innerJoin('order_chain as k', (on) => on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.chain_id'))
    .select(['c.iid', 'c.code', 'c.title', 'c.chain_id', 'k.order_id'])
    .where('c.code', '=', code)
    .where('c.void', '=', false)
  const own = await named.where('c.iid', '=', iid).executeTakeFirst()
  if (own) return own
  return await named
    .where('k.supplier_iid', '=', iid)
    .whereRef('k.iid', '<>', 'k.supplier_iid')
    .modifyEnd(acrossTenants('a supplier uses codes of its lines, whoever sold them'))
    .executeTakeFirst()
}

/** Uses a code once; the last code of a chain moves it to 13. A repeat gets the result of the first use. */
export async function useCode(ctx: Context, wish: { orderId?: string | undefined; code: string }): Promise<CodeUsed> {
  await requireRight(ctx, 'scan')
  return await withTransaction(ctx.db, async (db) => {
    const found = await codeFor(db, ctx.iid, wish.code)
    if (!found || (wish.orderId && wish.orderId !== found.order_id)) throw new CallError('NOTFOUND')
    const { iid } = found
    const at = ctx.clock()
    const open = await openOrder(db, { iid, id: found.order_id }, at)
    const chain = open?.chains.find(({ id }) => id === found.chain_id)
    if (!open || !chain) throw new CallError('NOTFOUND')
    const used = await useTicket(db, open, chain, { code: wish.code, staffId: ctx.me.user_id, at })
    const rows = await codesOf(db, chain)
    const left = rows.filter((row) => row.used_at === null).length
    const usedAt = rows.find((row) => row.code === wish.code)?.used_at
    if (usedAt === undefined || usedAt === null) throw new CallError('ORDERSTATE')
    if (!used) return { title: found.title, left, usedAt, again: true }
    return { title: found.title, left, usedAt }
  })
}
