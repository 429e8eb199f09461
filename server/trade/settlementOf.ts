import type { Db } from '../db/schema'
import type { Transaction } from '../ledger/post'
import { settleBooking } from './bookings'
import { closeShares } from './commission'
import type { Chain, Order } from './OrderTypeRules'

/**
 * Completes a chain (→ 14): ends its pending commission and returns the booking that pays its money out of the
 * escrow.
 */
export const settlementOf = async (db: Db, order: Order, chain: Chain, at: number): Promise<Transaction> =>
  settleBooking(order, chain, await closeShares(db, chain, 'settled'), at)
