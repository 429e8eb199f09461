import { multiplyDivide } from '@quanzi/contract'

/** Money from the channel and from the wallet, in fen. */
export interface Parts {
  readonly cash: number
  readonly wallet: number
}

/**
 * Divides a refund between channel and wallet in the proportion of the payment. Earlier refunds count: all refunds
 * together never return more to either than it paid, in any order.
 * @param before the amounts that earlier refunds of the order have returned
 */
export function refundParts(amount: number, paid: Parts, before: Parts): Parts {
  const total = paid.cash + paid.wallet
  if (total === 0) return { cash: 0, wallet: 0 }
  const refunded = before.cash + before.wallet + amount
  const wallet = multiplyDivide(paid.wallet, refunded, total) - before.wallet
  return { cash: amount - wallet, wallet }
}
