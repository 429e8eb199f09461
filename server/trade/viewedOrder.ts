import type { SupplyChainRow, UseCode } from '@quanzi/contract'
import { staffRights } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Chain, Order } from './OrderTypeRules'
import { chainsOf } from './openOrder'
import type { Viewer } from './orderActions'
import { seenOrder } from './seenOrder'

export interface ViewedOrder {
  readonly order: Order
  readonly chains: readonly Chain[]
  readonly viewer: Viewer
}

/** The order's current state and the viewer's role: its buyer, or staff with the right `order` or `scan`. */
export async function viewedOrder(ctx: Context, orderId: string): Promise<ViewedOrder> {
  const stored = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('iid', '=', ctx.iid)
    .executeTakeFirst()
  if (!stored) throw new CallError('NOTFOUND')
  const viewer = await viewerOf(ctx, stored)
  return { ...seenOrder(stored, await chainsOf(ctx.db, stored), ctx.clock()), viewer }
}

async function viewerOf(ctx: Context, order: Order): Promise<Viewer> {
  if (order.user_id === ctx.me.user_id) return 'buyer'
  const rights = await staffRights(ctx)
  if (rights.includes('order') || rights.includes('scan')) return 'staff'
  throw new CallError('DENIED')
}

export const supplyRow = (chain: Chain, supplier: string): SupplyChainRow => ({
  id: String(chain.id),
  key: chain.target_id,
  supplier,
  title: chain.title,
  num: chain.num,
  paid: chain.paid,
  status: chain.status,
  company: chain.company,
  transportNumber: chain.transport_number,
})

/** The tenant's name as a supplier. */
export const supplierName = async (ctx: Context, iid: number): Promise<string> =>
  (await ctx.db.selectFrom('tenants').select('name').where('iid', '=', iid).executeTakeFirst())?.name ?? ''

const maskCode = (code: string) => `${'*'.repeat(Math.max(0, code.length - 2))}${code.slice(-2)}`

/** Use codes; in clear for the buyer only. */
export async function useCodes(ctx: Context, orderId: string, viewer: Viewer): Promise<UseCode[]> {
  const rows = await ctx.db
    .selectFrom('order_code as c')
    .innerJoin('order_chain as k', (on) => on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.chain_id'))
    .select(['c.code', 'c.title', 'c.used_at'])
    .where('c.iid', '=', ctx.iid)
    .where('k.order_id', '=', orderId)
    .where('c.void', '=', false)
    .orderBy('c.code')
    .execute()
  return rows.map((row) => ({
    code: viewer === 'buyer' ? row.code : maskCode(row.code),
    name: row.title,
    used: row.used_at !== null,
    usedAt: row.used_at,
  }))
}
