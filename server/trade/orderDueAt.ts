import { nextClockMove } from '@quanzi/contract'
import type { Chain, Order } from './OrderTypeRules'
import { timedChain } from './timedOrder'

type Times = Pick<Order, 'order_type' | 'status' | 'ends_at' | 'expire_at'>
type Line = Pick<Chain, 'status' | 'prior_status' | 'refund_share' | 'moved_at' | 'hold'>

/**
 * The time of a paid order's next automatic move: the earliest among the lines with the order's status. Null when
 * none is due.
 */
export function orderDueAt(order: Times, chains: readonly Line[]): number | null {
  if (order.status <= 10) return null
  const times = chains.flatMap((chain) =>
    chain.status === order.status ? (nextClockMove(timedChain(order, chain))?.at ?? []) : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
