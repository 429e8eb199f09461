import { ORDER_STATUS, type OrderMoved, updateOrderStatus } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'

interface Move {
  readonly remark?: string
  /** The lines to move; absent: all that may move. */
  readonly chainIds?: readonly string[]
}

/** Moves an order, or lines of it, to a status; a second tap joins the call in progress. */
export const moveOrder = (
  iid: number,
  orderId: string,
  status: number,
  { remark = '', chainIds = [] }: Move = {},
): Promise<OrderMoved> =>
  callOnce(`move:${orderId}:${status}:${chainIds.join()}`, updateOrderStatus, () => ({
    ...{ iid, orderId, status, remark },
    ...(chainIds.length > 0 ? { chainIds: [...chainIds] } : {}),
  }))

/** A line with a refund in progress, and its status before the request. */
export interface Refunded {
  readonly id: string
  readonly refund: { readonly from: number } | null
}

/** The possible statuses before a refund request. */
const BEFORE_REFUND = [ORDER_STATUS.paid, ORDER_STATUS.shipped, ORDER_STATUS.received] as const

/**
 * Withdraws a refund request, or as the seller refuses it with a remark. A line knows its earlier status. That of a
 * whole order is not known, so every possible one is sent: the gateway accepts only the right one, and refuses the
 * others without effect.
 */
export async function backFromRefund(
  iid: number,
  orderId: string,
  { remark = '', line }: { readonly remark?: string; readonly line?: Refunded | null } = {},
): Promise<OrderMoved> {
  if (line?.refund) return await moveOrder(iid, orderId, line.refund.from, { remark, chainIds: [line.id] })
  for (const status of BEFORE_REFUND) {
    try {
      return await call(updateOrderStatus, { iid, orderId, status, remark })
    } catch (error) {
      if (!isGatewayError(error, 'ORDERSTATE') || status === ORDER_STATUS.received) throw error
    }
  }
  throw new RangeError('unreachable')
}
