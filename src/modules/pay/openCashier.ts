import { build, orderTypeFacts } from '@quanzi/contract'
import { leaveFor } from '@/routes/leaveFor'
import { replace } from '@/routes/navigate'

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

/** After creating an order: opens its cashier, or the result when nothing is left to pay. */
export const openCashier = (iid: number, orderType: number, order: { gid: string; status: number }): Promise<void> =>
  order.status > 10
    ? openSuccess(iid, orderType, { gid: order.gid })
    : replace(cashierOf(orderType), { iid, gid: order.gid })

/** The order, from its cashier or its result: the one below, if it is there. */
export const openOrder = (iid: number, gid: string): Promise<void> => leaveFor(build('order.detail', { iid, gid }))
