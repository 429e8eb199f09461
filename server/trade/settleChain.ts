import type { Db } from '../db/schema'
import { post } from '../ledger/post'
import { settleBooking } from './bookings'
import { closeShares } from './commission'
import type { Chain, Order } from './OrderTypeRules'

/** What completing a chain (→ 14) brings with it: its money leaves the escrow. `moveChain` alone calls it. */
export async function settleChain(db: Db, order: Order, chain: Chain, at: number): Promise<void> {
  await post(db, settleBooking(order, chain, await closeShares(db, chain, 'settled'), at))
}
