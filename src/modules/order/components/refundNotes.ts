import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'
import type { ChosenOffer } from './RefundStore'

/** The notes beside the amount of a refund: its rule, and how the money is returned. */
export function refundNotes({ amount, cash, wallet, share, isMixed }: ChosenOffer): readonly string[] {
  if (share === 0) return [text('refundOver')]
  const rule = share === null ? text('refundDecided') : text('refundShare', { share })
  if (amount === 0) return [text('refundFree')]
  if (isMixed) return [rule, text('refundMixed')]
  if (wallet === 0) return [rule, text('refundCash')]
  if (cash === 0) return [rule, text('refundWallet')]
  return [rule, text('refundBoth', { cash: priceNumber(cash), wallet: priceNumber(wallet) })]
}
