import { dueMoves, type MoveAt, ORDER_STATUS, type OrderStep, type UseCode } from '@quanzi/contract'
import { type Asker, memberOf } from '../call/Asker'
import { rightsOf } from '../call/access'
import { CallError } from '../call/CallError'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'
import type { Chain, Order, OrderKey } from './OrderTypeRules'
import { chainsOf } from './openOrder'
import type { Viewer } from './orderActions'
import { seenOrder } from './seenOrder'
import { suppliedKey } from './suppliedOrders'
import { suppliersPart } from './suppliersPart'
import { timedChain, timedOrder } from './timedOrder'

export interface ViewedOrder {
  readonly order: Order
  readonly chains: readonly Chain[]
  readonly viewer: Viewer
  /** Moves that are due and not stored yet. */
  readonly due: readonly OrderStep[]
}

/**
 * The order's current state and the viewer's role: its buyer, or staff with the right `order` or `scan`. Staff of a
 * supplying tenant see only their part of the order.
 */
export async function viewedOrder(db: Db, asker: Asker, orderId: string): Promise<ViewedOrder> {
  const stored = await storedOrder(db, { iid: asker.iid, id: orderId })
  if (!stored) return await suppliedView(db, asker, orderId)
  const viewer = await viewerOf(db, asker, stored)
  const chains = await chainsOf(db, stored)
  return { ...seenOrder(stored, chains, asker.at), viewer, due: dueSteps(stored, chains, asker.at) }
}

const storedOrder = (db: Db, { iid, id }: OrderKey) =>
  db.selectFrom('orders').selectAll().where('iid', '=', iid).where('id', '=', id).executeTakeFirst()

async function suppliedView(db: Db, asker: Asker, id: string): Promise<ViewedOrder> {
  const { iid, at } = asker
  const key = await suppliedKey(db, { iid, id })
  const stored = key && (await seesOrders(db, memberOf(asker))) ? await storedOrder(db, key) : undefined
  if (!stored) throw new CallError('NOTFOUND')
  const { order, chains } = suppliersPart(stored, await chainsOf(db, stored), iid)
  return { ...seenOrder(order, chains, at), viewer: 'supplier', due: dueSteps(order, chains, at) }
}

async function seesOrders(db: Db, me: Member): Promise<boolean> {
  const rights = await rightsOf(db, me)
  return rights.includes('order') || rights.includes('scan')
}

function dueSteps(order: Order, chains: readonly Chain[], now: number): OrderStep[] {
  const step =
    (chainId: string | null) =>
    ({ from, to, at }: MoveAt) =>
      ({ at, chainId, from, to, actor: 'system', remark: '' }) as const
  if (order.status === ORDER_STATUS.waiting) return dueMoves(timedOrder(order), now).map(step(null))
  return chains.flatMap((chain) => dueMoves(timedChain(order, chain), now).map(step(String(chain.id))))
}

async function viewerOf(db: Db, asker: Asker, order: Order): Promise<Viewer> {
  const me = memberOf(asker)
  if (order.user_id === me.user_id) return 'buyer'
  if (await seesOrders(db, me)) return 'staff'
  throw new CallError('DENIED')
}

const maskCode = (code: string) => `${'*'.repeat(Math.max(0, code.length - 2))}${code.slice(-2)}`

/** Use codes of the lines that the viewer sees; in clear for the buyer only. */
export async function useCodes(
  db: Db,
  { order: { iid, id }, chains, viewer }: Pick<ViewedOrder, 'order' | 'chains' | 'viewer'>,
): Promise<UseCode[]> {
  if (chains.length === 0) return []
  const rows = await db
    .selectFrom('order_code as c')
    .innerJoin('order_chain as k', (on) => on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.chain_id'))
    .select(['c.code', 'c.title', 'c.used_at'])
    .where('c.iid', '=', iid)
    .where('k.order_id', '=', id)
    .where(
      'k.id',
      'in',
      chains.map((chain) => chain.id),
    )
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
