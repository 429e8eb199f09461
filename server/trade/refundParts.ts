import { multiplyDivide } from '@quanzi/contract'

/** Money that came through the channel and out of the wallet, in fen. */
export interface Parts {
  readonly cash: number
  readonly wallet: number
}

/**
 * Splits a refund over channel and wallet in the proportion that was paid. What was given back before counts: of all
 * refunds together never more goes to either than came from it, whatever their order.
 * @param before what earlier refunds of the order gave back
 */
export function refundParts(amount: number, paid: Parts, before: Parts): Parts {
  const total = paid.cash + paid.wallet
  if (total === 0) return { cash: 0, wallet: 0 }
  const refunded = before.cash + before.wallet + amount
  const wallet = multiplyDivide(paid.wallet, refunded, total) - before.wallet
  return { cash: amount - wallet, wallet }
}
