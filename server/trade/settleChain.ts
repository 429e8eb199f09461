import type { Db } from '../db/schema'
import { post } from '../ledger/post'
import { settleBooking } from './bookings'
import { closeShares } from './commission'
import type { Chain, Order } from './OrderTypeRules'

/** The effects of completing a chain (→ 14): its money leaves the escrow. Only `moveChain` calls it. */
export async function settleChain(db: Db, order: Order, chain: Chain, at: number): Promise<void> {
  await post(db, settleBooking(order, chain, await closeShares(db, chain, 'settled'), at))
}
