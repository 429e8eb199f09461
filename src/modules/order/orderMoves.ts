import { ORDER_STATUS, type OrderMoved, updateOrderStatus } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'

/** Moves an order to a status; a second tap joins the call in progress. */
export const moveOrder = (iid: number, orderId: string, status: number, remark = ''): Promise<OrderMoved> =>
  callOnce(`move:${orderId}:${status}`, updateOrderStatus, () => ({ iid, orderId, status, remark }))

/** The possible statuses before a refund request. */
const BEFORE_REFUND = [ORDER_STATUS.paid, ORDER_STATUS.shipped, ORDER_STATUS.received] as const

/**
 * Withdraws a refund request, or as the seller refuses it with a remark. The gateway does not tell the earlier status
 * but accepts only that one, and refuses the others without effect.
 */
export async function backFromRefund(iid: number, orderId: string, remark = ''): Promise<OrderMoved> {
  for (const status of BEFORE_REFUND) {
    try {
      return await call(updateOrderStatus, { iid, orderId, status, remark })
    } catch (error) {
      if (!isGatewayError(error, 'ORDERSTATE') || status === ORDER_STATUS.received) throw error
    }
  }
  throw new RangeError('unreachable')
}
