import { orderTypeFacts } from '@quanzi/contract'
import { replace } from '@/routes/navigate'

const CASHIERS = {
  order: 'pay.order',
  actpay: 'pay.actpay',
  'vip-pay': 'pay.vipPay',
  cf_pay: 'pay.cfPay',
} as const

/** Where an order of a type is paid. */
export const cashierOf = (orderType: number) => CASHIERS[orderTypeFacts(orderType)?.cashier ?? 'order']

/** Where the result of paying an order of a type is told; an activity has its own screen with the ticket. */
export const openSuccess = (iid: number, orderType: number, found: { gid: string; tradeNo?: string }): Promise<void> =>
  orderTypeFacts(orderType)?.cashier === 'actpay'
    ? replace('pay.actSuccess', { iid, ...found })
    : replace('pay.paySuccess', { iid, ...found })

/** Goes on from a created order: to its cashier, or to the result when nothing was left to pay. */
export const openCashier = (iid: number, orderType: number, order: { gid: string; status: number }): Promise<void> =>
  order.status > 10
    ? openSuccess(iid, orderType, { gid: order.gid })
    : replace(cashierOf(orderType), { iid, gid: order.gid })
