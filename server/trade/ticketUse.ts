import { ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { moveChain } from './moveChain'
import type { Chain } from './OrderTypeRules'
import type { OpenOrder } from './openOrder'

interface Use {
  readonly code: string
  /** Null for a member who checks in without staff. */
  readonly staffId: number | null
  readonly byCheckin?: boolean
  readonly at: number
}

/** The unvoided codes of a chain. */
export const codesOf = (db: Db, { iid, id }: Pick<Chain, 'iid' | 'id'>) =>
  db
    .selectFrom('order_code')
    .select(['code', 'used_at', 'by_checkin'])
    .where('iid', '=', iid)
    .where('chain_id', '=', id)
    .where('void', '=', false)
    .execute()

/**
 * Uses a code of a locked, paid chain; its last one moves the chain to 13. False when the chain is in another status, or
 * somebody else has used the code.
 */
export async function useTicket(db: Db, { order }: OpenOrder, chain: Chain, use: Use): Promise<boolean> {
  const { iid } = chain
  if (chain.status !== ORDER_STATUS.paid) return false
  const used = await db
    .updateTable('order_code')
    .set({ used_at: use.at, staff_id: use.staffId, by_checkin: use.byCheckin ?? false })
    .where('iid', '=', iid)
    .where('code', '=', use.code)
    .where('chain_id', '=', chain.id)
    .where('void', '=', false)
    .where('used_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  if (!used) return false
  await db
    .updateTable('entry')
    .set({ state: 'used' })
    .where('iid', '=', iid)
    .where('ticket_code', '=', use.code)
    .execute()
  const left = (await codesOf(db, chain)).some(({ used_at }) => used_at === null)
  if (!left) await moveChain(db, order, chain, ORDER_STATUS.received, { actor: 'staff', means: 'use', at: use.at })
  return true
}

/**
 * Frees a code that a check-in has used, while its locked chain waits for more codes or is at 13. From 14 on the money
 * is divided and the code stays used.
 */
export async function freeTicket(db: Db, { order }: OpenOrder, chain: Chain, code: string, at: number): Promise<void> {
  const { iid, status } = chain
  if (status !== ORDER_STATUS.paid && status !== ORDER_STATUS.received) return
  const freed = await db
    .updateTable('order_code')
    .set({ used_at: null, staff_id: null, by_checkin: false })
    .where('iid', '=', iid)
    .where('code', '=', code)
    .where('chain_id', '=', chain.id)
    .where('by_checkin', '=', true)
    .where('used_at', 'is not', null)
    .returning('code')
    .executeTakeFirst()
  if (!freed) return
  await db
    .updateTable('entry')
    .set({ state: 'live' })
    .where('iid', '=', iid)
    .where('ticket_code', '=', code)
    .where('state', '=', 'used')
    .execute()
  if (status === ORDER_STATUS.received)
    await moveChain(db, order, chain, ORDER_STATUS.paid, { actor: 'staff', means: 'undo', at })
}

/** The chain of a ticket in its order. */
export async function chainOfTicket(db: Db, { order, chains }: OpenOrder, code: string): Promise<Chain | undefined> {
  const row = await db
    .selectFrom('order_code')
    .select('chain_id')
    .where('iid', '=', order.iid)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && chains.find(({ id }) => id === row.chain_id)
}
