import { ORDER_STATUS, type OwedBalance } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { balanceNotYet } from '../call/reasons'
import type { Db } from '../db/schema'
import type { DepositTable } from '../db/schema/orders'
import { moveChain } from './moveChain'
import type { Chain, Order, OrderKey } from './OrderTypeRules'
import { openOrder } from './openOrder'

export type Deposit = Selectable<DepositTable>

type Terms = Pick<Deposit, 'order_type' | 'target_id' | 'balance' | 'balance_from' | 'balance_to' | 'refundable'>

/** Writes down what the buyer of a deposit will owe. It counts when the deposit is paid. */
export async function offerBalance(db: Db, { iid, user_id }: Owner, order_id: string, terms: Terms): Promise<void> {
  await db
    .insertInto('deposit')
    .values({ iid, user_id, order_id, ...terms, state: 'unpaid', balance_order_id: null, told_hours: null })
    .execute()
}

type Owner = Pick<Order, 'iid' | 'user_id'>

/** A deposit was paid: its balance can be paid in its window. */
export const depositPaid = (db: Db, order: OrderKey): Promise<void> => setState(db, order, 'unpaid', 'open')

/** A deposit was not paid in time. */
export async function forgetDeposit(db: Db, { iid, id }: OrderKey): Promise<void> {
  await db
    .deleteFrom('deposit')
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('state', '=', 'unpaid')
    .execute()
}

async function setState(db: Db, { iid, id }: OrderKey, from: Deposit['state'], state: Deposit['state']): Promise<void> {
  await db
    .updateTable('deposit')
    .set({ state })
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('state', '=', from)
    .execute()
}

/** The deposit behind a balance; undefined for any other order. */
export const depositOf = (db: Db, { iid, id }: OrderKey): Promise<Deposit | undefined> =>
  db.selectFrom('deposit').selectAll().where('iid', '=', iid).where('balance_order_id', '=', id).executeTakeFirst()

/**
 * The caller's own deposit with its order, when its balance can be paid now. NOTFOUND for any other number, OWNED when
 * the balance was paid, CLOSED outside its window; before it `data.from` says when it begins.
 */
export async function ownDeposit(ctx: Context, orderId: string, orderType: number) {
  const { db, iid, me } = ctx
  const deposit = await db
    .selectFrom('deposit')
    .selectAll()
    .where('iid', '=', iid)
    .where('order_id', '=', orderId)
    .where('user_id', '=', me.user_id)
    .where('order_type', '=', orderType)
    .where('state', '<>', 'unpaid')
    .executeTakeFirst()
  if (!deposit) throw new CallError('NOTFOUND')
  if (deposit.state === 'paid') throw new CallError('OWNED')
  const now = ctx.clock()
  const { balance_from: from } = deposit
  if (deposit.state !== 'open' || now >= deposit.balance_to) throw new CallError('CLOSED')
  if (now < from) throw new CallError('CLOSED', { detail: balanceNotYet(from), data: { from } })
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { deposit, order }
}

/** What is still owed for a deposit, until the end of its window; undefined for any other order. */
export async function owedBalance(db: Db, { iid, id, num }: Order, at: number): Promise<OwedBalance | undefined> {
  const deposit = await db
    .selectFrom('deposit')
    .select(['balance', 'balance_from', 'balance_to'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('state', '=', 'open')
    .where('balance_to', '>', at)
    .executeTakeFirst()
  return deposit && { amount: deposit.balance * num, from: deposit.balance_from, to: deposit.balance_to }
}

/** Binds a balance order to its deposit. STALE when another one has it, or the deposit has ended. */
export async function claimBalance(db: Db, { iid, order_id }: Deposit, balanceOrderId: string): Promise<void> {
  const claimed = await db
    .updateTable('deposit')
    .set({ balance_order_id: balanceOrderId })
    .where('iid', '=', iid)
    .where('order_id', '=', order_id)
    .where('state', '=', 'open')
    .where('balance_order_id', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  if (!claimed) throw new CallError('STALE')
}

/** The balance was not paid: it can be ordered again. */
export async function freeBalance(db: Db, { iid, id }: OrderKey): Promise<void> {
  await db
    .updateTable('deposit')
    .set({ balance_order_id: null })
    .where('iid', '=', iid)
    .where('balance_order_id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** The balance was paid: from now on the deposit goes its way. Returns the deposit. */
export async function balancePaid(db: Db, { iid, id }: OrderKey): Promise<Deposit> {
  const paid = await db
    .updateTable('deposit')
    .set({ state: 'paid' })
    .where('iid', '=', iid)
    .where('balance_order_id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (!paid) throw new CallError('STALE')
  await db
    .updateTable('order_chain')
    .set({ hold: 'balance' })
    .where('iid', '=', iid)
    .where('order_id', '=', paid.order_id)
    .where('hold', '=', 'deposit')
    .execute()
  return paid
}

/** True while an unpaid balance still has its deposit. */
export const hasDeposit = async (db: Db, order: OrderKey): Promise<boolean> =>
  (await depositOf(db, order))?.state === 'open'

/** True for a deposit whose balance was paid, also when both were refunded later. */
export async function wasBalancePaid(db: Db, { iid, id }: OrderKey): Promise<boolean> {
  const paid = await db
    .selectFrom('deposit as d')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'd.iid').onRef('o.id', '=', 'd.balance_order_id'))
    .select('o.id')
    .where('d.iid', '=', iid)
    .where('d.order_id', '=', id)
    .where('o.paid_at', 'is not', null)
    .executeTakeFirst()
  return paid !== undefined
}

/** Staff give a deposit back. ORDERSTATE when it has ended, or its balance was paid: then it goes the way of that. */
export async function takeBackDeposit(db: Db, { iid, id }: OrderKey): Promise<void> {
  const ended = await db
    .updateTable('deposit')
    .set({ state: 'returned' })
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('state', '=', 'open')
    .returning('order_id')
    .executeTakeFirst()
  if (!ended) throw new CallError('ORDERSTATE')
}

/** The deposit's line follows that of its balance: completed with it, or refunded with it. */
export async function followBalance(db: Db, order: OrderKey, to: number, at: number): Promise<void> {
  const deposit = await depositOf(db, order)
  if (!deposit) return
  const key = { iid: deposit.iid, id: deposit.order_id }
  if (to === ORDER_STATUS.refunded) await returnHeld(db, key, at)
  else if (to === ORDER_STATUS.completed) await keepHeld(db, key, at, true)
}

/** True for a paid line that waits for its event or its balance. */
export const isWaiting = ({ status, hold }: Pick<Chain, 'status' | 'hold'>): boolean =>
  status === ORDER_STATUS.paid && hold !== ''

/** True for a line whose buyer asked for the money back while it waited. */
const isAskedBack = ({ status, prior_status, hold }: Chain): boolean =>
  status === ORDER_STATUS.refundRequested && prior_status === ORDER_STATUS.paid && hold !== ''

/** Refunds the lines of an order that wait for their event, in full; a deposit ends with it, so nobody pays its balance. */
export async function returnHeld(db: Db, key: OrderKey, at: number): Promise<void> {
  const open = await openOrder(db, key, at)
  if (!open) return
  await db
    .updateTable('deposit')
    .set({ state: 'returned' })
    .where('iid', '=', key.iid)
    .where('order_id', '=', key.id)
    .where('state', 'in', ['open', 'paid'])
    .execute()
  for (const chain of open.chains) {
    if (!isWaiting(chain) && !isAskedBack(chain)) continue
    const asked = isAskedBack(chain)
      ? chain
      : await moveChain(
          ...([db, open.order, chain, ORDER_STATUS.refundRequested, { actor: 'system', means: 'event', at }] as const),
          { refund_share: 100 },
        )
    await moveChain(db, open.order, asked, ORDER_STATUS.refunded, { actor: 'system', means: 'clock', at })
  }
}

/**
 * Refunds what waits of an order whose event failed; of a deposit also the balance that was paid already, which takes
 * the deposit along. A balance that was sent stays with its deposit.
 */
export async function returnWithBalance(db: Db, key: OrderKey, at: number): Promise<void> {
  const paid = await db
    .selectFrom('deposit')
    .select('balance_order_id')
    .where('iid', '=', key.iid)
    .where('order_id', '=', key.id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  if (!paid?.balance_order_id) return await returnHeld(db, key, at)
  const balance = { iid: key.iid, id: paid.balance_order_id }
  const open = await openOrder(db, balance, at)
  if (!open) return
  const { paid: unsent, refundRequested } = ORDER_STATUS
  await db
    .updateTable('order_chain')
    .set({ hold: 'event' })
    .where('iid', '=', balance.iid)
    .where('order_id', '=', balance.id)
    .where((eb) =>
      eb.or([eb('status', '=', unsent), eb.and([eb('status', '=', refundRequested), eb('prior_status', '=', unsent)])]),
    )
    .execute()
  await returnHeld(db, balance, at)
}

/** The seller gets the money of lines that waited; at once, or after the usual time. */
export async function keepHeld(db: Db, key: OrderKey, at: number, atOnce: boolean): Promise<void> {
  const open = await openOrder(db, key, at)
  const mover = { actor: 'system', means: 'event', at } as const
  for (const chain of open?.chains ?? []) {
    if (!open || !isWaiting(chain)) continue
    const kept = await moveChain(db, open.order, chain, ORDER_STATUS.received, mover)
    if (atOnce) await moveChain(db, open.order, kept, ORDER_STATUS.completed, mover)
  }
}
