import { formatYuanShort, type OrderRefund } from '@quanzi/contract'
import { text } from '../messages'

/** How a refund is paid: 余额¥3，原路¥5，1–3天到账. '' when nothing was paid. */
export function refundSplit({ cash, wallet }: Pick<OrderRefund, 'cash' | 'wallet'>): string {
  if (cash > 0 && wallet > 0) return text('splitBoth', { cash: formatYuanShort(cash), wallet: formatYuanShort(wallet) })
  if (cash > 0) return text('splitCash', { cash: formatYuanShort(cash) })
  return wallet > 0 ? text('splitWallet', { wallet: formatYuanShort(wallet) }) : ''
}
