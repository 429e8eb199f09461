import { build, orderTypeFacts } from '@quanzi/contract'
import { environment } from '@/platform/environment'
import { leaveFor } from '@/routes/leaveFor'
import { navigate, replace } from '@/routes/navigate'

const CASHIERS = {
  order: 'pay.order',
  actpay: 'pay.actpay',
  'vip-pay': 'pay.vipPay',
  cf_pay: 'pay.cfPay',
} as const

/** The cashier for an order type. */
export const cashierOf = (orderType: number) => CASHIERS[orderTypeFacts(orderType)?.cashier ?? 'order']

/** Opens the result of a payment; an activity has its own screen with the ticket. */
export const openSuccess = (iid: number, orderType: number, found: { gid: string; tradeNo?: string }): Promise<void> =>
  orderTypeFacts(orderType)?.cashier === 'actpay'
    ? replace('pay.actSuccess', { iid, ...found })
    : replace('pay.paySuccess', { iid, ...found })

/**
 * After creating an order: opens its cashier; or the result when nothing is left to pay. In a browser the cashier stands
 * above the order, so that the way back leads there and not to what was bought. A mini-program would show both moves.
 */
export async function openCashier(
  iid: number,
  orderType: number,
  { gid, status }: { gid: string; status: number },
): Promise<void> {
  if (status > 10) return openSuccess(iid, orderType, { gid })
  const cashier = cashierOf(orderType)
  if (environment().target !== 'h5') return replace(cashier, { iid, gid })
  await replace('order.detail', { iid, gid })
  await navigate(cashier, { iid, gid })
}

/** The order, from its cashier or its result: the one below, if it is there. */
export const openOrder = (iid: number, gid: string): Promise<void> => leaveFor(build('order.detail', { iid, gid }))
