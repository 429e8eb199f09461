import { type StaffRight, staffRights } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { within } from '../call/within'
import type { Db } from '../db/schema'
import { type OpenOrder, openOrder } from './openOrder'
import { suppliedKey } from './suppliedOrders'
import { suppliedLines } from './suppliersPart'

interface TenantsOrder extends OpenOrder {
  /** True for an order that another tenant sold: only the lines that this tenant supplies are in `chains`. */
  readonly supplies: boolean
}

/**
 * Locks an order for a change by somebody of this tenant: one of its own, or another tenant's with lines that it
 * supplies. The latter is there only for staff with the right.
 */
export async function openForTenant(db: Db, ctx: Context, id: string, right: StaffRight): Promise<TenantsOrder> {
  const at = ctx.clock()
  const own = await openOrder(db, { iid: ctx.iid, id }, at)
  if (own) return { ...own, supplies: false }
  const key = await suppliedKey(db, { iid: ctx.iid, id })
  const open = key && (await staffRights(within(ctx, db))).includes(right) ? await openOrder(db, key, at) : undefined
  if (!open) throw new CallError('NOTFOUND')
  return { order: open.order, chains: suppliedLines(open.chains, ctx.iid), supplies: true }
}
