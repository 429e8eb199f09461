import { decideMove, ORDER_STATUS, orderTypeFacts, type RefundOffer } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Chain, Order } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { givenBack, paidParts, refundAmount } from './refundChain'
import { refundParts } from './refundParts'
import { timedChain } from './timedOrder'

/** Percentage that the item's refund ladder returns to a buyer who asks at an instant; null without a ladder. */
export const buyersShare = async (db: Db, order: Order, at: number): Promise<number | null> =>
  orderTypeFacts(order.order_type)?.refundLadder ? await lifeOf(order.order_type).refundShare(db, order, at) : null

/**
 * The amount that a refund requested now would return, calculated like the refund itself: for all lines that allow
 * a request, by the ladder's share, considering the payment's parts and earlier refunds. Null when no line allows a
 * request.
 */
export async function refundOffer(
  db: Db,
  order: Order,
  chains: readonly Chain[],
  at: number,
): Promise<RefundOffer | null> {
  const request = { to: ORDER_STATUS.refundRequested, actor: 'buyer', remark: order.id } as const
  const asked = chains.filter((chain) => decideMove(timedChain(order, chain), request).kind === 'move')
  if (asked.length === 0) return null
  const share = await buyersShare(db, order, at)
  const amount = asked.reduce((sum, { paid }) => sum + refundAmount({ paid, refund_share: share }), 0)
  return { amount, ...refundParts(amount, await paidParts(db, order), await givenBack(db, order)), share }
}
