import { type OrderDetail, orderTypeFacts, type TradeResult } from '@quanzi/contract'
import { replace } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { openOrder } from '../openCashier'

/** The text of the result screen's button. */
export const nextLabel = (orderType: number) => `next_${orderTypeFacts(orderType)?.afterPaid ?? 'order'}` as const

/** Opens the next screen of a paid order (conventions §4, After paying). */
export async function openNext(iid: number, trade: TradeResult, order: OrderDetail | null): Promise<void> {
  const { gid } = trade
  const next = orderTypeFacts(trade.orderType)?.afterPaid ?? 'order'
  if (next === 'vip') return replace('account.vip', { iid })
  if (next === 'apply') return replace('university.apply', { iid })
  if (next === 'join') return replace('shops.join', { iid })
  if (next !== 'order' && order?.target && (await openPath(order.target, { replace: true }))) return
  await openOrder(iid, gid)
}
