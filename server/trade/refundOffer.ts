import { decideMove, ORDER_STATUS, orderTypeFacts, type RefundOffer } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Chain, Order } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { givenBack, paidParts, refundAmount } from './refundChain'
import { refundParts } from './refundParts'
import { codesOf } from './ticketUse'
import { timedChain } from './timedOrder'

/**
 * Percentage that the item's refund ladder returns for a line to a buyer who asks at an instant; null without a ladder,
 * and when a code of the line was used: then staff decide.
 */
export async function buyersShare(db: Db, order: Order, chain: Chain, at: number): Promise<number | null> {
  if (!orderTypeFacts(order.order_type)?.refundLadder) return null
  const share = await lifeOf(order.order_type).refundShare(db, order, at)
  if (share === null || share === 0) return share
  return (await codesOf(db, chain)).some(({ used_at }) => used_at !== null) ? null : share
}

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
  if (asked.length === 0 || (await lifeOf(order.order_type).mayReturn?.(db, order)) === false) return null
  let amount = 0
  const shares = new Set<number | null>()
  for (const chain of asked) {
    const share = await buyersShare(db, order, chain, at)
    shares.add(share)
    amount += refundAmount({ paid: chain.paid, refund_share: share })
  }
  // One share is said when all lines have it.
  const [share = null] = shares.size === 1 ? shares : []
  return { amount, ...refundParts(amount, await paidParts(db, order), await givenBack(db, order)), share }
}
