import type { OrderRefund } from '@quanzi/contract'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'

/** How a refund is paid: 余额¥3，原路¥5，1–3天到账. '' when nothing was paid. */
export function refundSplit({ cash, wallet }: Pick<OrderRefund, 'cash' | 'wallet'>): string {
  if (cash > 0 && wallet > 0) return text('splitBoth', { cash: priceNumber(cash), wallet: priceNumber(wallet) })
  if (cash > 0) return text('splitCash', { cash: priceNumber(cash) })
  return wallet > 0 ? text('splitWallet', { wallet: priceNumber(wallet) }) : ''
}

/** A refund in one line: its state with the amount or, once it is paid, where the money goes. The head says the state. */
export function refundTitle(refund: Pick<OrderRefund, 'state' | 'amount' | 'cash' | 'wallet'>): string {
  const paid = refund.state === 'done' ? refundSplit(refund) : ''
  return paid || `${text(`refund_${refund.state}`)} · ¥${priceNumber(refund.amount)}`
}

/** What was given back, fen. */
export const refundedOf = (refund: Pick<OrderRefund, 'state' | 'amount'> | null): number =>
  refund?.state === 'done' ? refund.amount : 0
