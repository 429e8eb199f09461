import { dueMoves, nextClockMove, ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { closeUnpaid } from './closeUnpaid'
import { moveChain } from './moveChain'
import type { Chain, Order, OrderKey } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { writeSupplied } from './suppliedOrders'
import { timedChain, timedOrder } from './timedOrder'

export interface OpenOrder {
  readonly order: Order
  readonly chains: readonly Chain[]
}

const byKey = (db: Db, { iid, id }: OrderKey) =>
  db.selectFrom('orders').selectAll().where('iid', '=', iid).where('id', '=', id)

export const chainsOf = (db: Db, { iid, id }: OrderKey): Promise<Chain[]> =>
  db.selectFrom('order_chain').selectAll().where('iid', '=', iid).where('order_id', '=', id).orderBy('id').execute()

/**
 * Locks an order and its chains for a change, after making all due clock moves. Every change of an order must start
 * here: the order's lock comes before all others, which prevents deadlocks.
 */
export async function openOrder(db: Db, key: OrderKey, at: number): Promise<OpenOrder | undefined> {
  const order = await byKey(db, key).forUpdate().executeTakeFirst()
  if (!order) return undefined
  const chains = await chainsOf(db, key)
  const moved =
    order.status === ORDER_STATUS.waiting
      ? (await lapse(db, order, at)) || (await closeWithTarget(db, order, at))
      : await moveChainsOnTime(db, order, chains, at)
  if (!moved) return { order, chains }
  return { order: await byKey(db, key).executeTakeFirstOrThrow(), chains: await chainsOf(db, key) }
}

/** Closes an order whose time to pay is over. */
async function lapse(db: Db, order: Order, at: number): Promise<boolean> {
  const [due] = dueMoves(timedOrder(order), at)
  if (!due) return false
  await closeUnpaid(db, order, due.to, { actor: 'system', means: 'clock', at, dueAt: due.at })
  return true
}

/** Closes an order whose target no longer exists. */
async function closeWithTarget(db: Db, order: Order, at: number): Promise<boolean> {
  if ((await lifeOf(order.order_type).stands?.(db, order, at)) !== false) return false
  await closeUnpaid(db, order, ORDER_STATUS.invalid, { actor: 'seller', means: 'update', at })
  return true
}

/** Makes each chain's due moves; true when one was moved. */
async function moveChainsOnTime(db: Db, order: Order, chains: readonly Chain[], at: number): Promise<boolean> {
  let moved = false
  let corrected = false
  for (const chain of chains) {
    let now = chain
    for (const { to, at: dueAt, refundShare } of dueMoves(timedChain(order, chain), at)) {
      const mover = { actor: 'system', means: 'clock', at, dueAt } as const
      now = await moveChain(db, order, now, to, mover, { refund_share: refundShare })
      moved = true
    }
    if (now === chain) corrected = (await setDue(db, order, chain)) || corrected
  }
  if (corrected) await writeSupplied(db, order, await chainsOf(db, order))
  return moved
}

/**
 * Corrects the stored time of a row that older code, or another table of moves, has written. Returns true when it
 * was wrong.
 */
async function setDue(db: Db, order: Order, chain: Chain): Promise<boolean> {
  const due_at = nextClockMove(timedChain(order, chain))?.at ?? null
  if (chain.due_at === due_at) return false
  await db.updateTable('order_chain').set({ due_at }).where('iid', '=', order.iid).where('id', '=', chain.id).execute()
  return true
}
