import type { LateMoney } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { OrderKey } from './OrderTypeRules'

/** Money that came when the order waited no longer, and whether it is back; null when none came. */
export async function lateMoney(db: Db, { iid, id }: OrderKey): Promise<LateMoney | null> {
  const rows = await db
    .selectFrom('refund')
    .select(['amount', 'state', 'at'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('chain_id', 'is', null)
    .orderBy('at')
    .execute()
  const last = rows.at(-1)
  if (!last) return null
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    returned: rows.every(({ state }) => state === 'done'),
    at: last.at,
  }
}
