import { build, orderTypeFacts } from '@quanzi/contract'
import { leaveFor } from '@/routes/leaveFor'
import { navigate, replace } from '@/routes/navigate'
import { whenShown } from '@/routes/placeEvents'

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
 * After creating an order: opens its cashier, or the result when nothing is left to pay. The order takes the place of
 * the checkout below, so that every way back leads to it, also that of the browser and of the phone: the form would
 * offer to order once more.
 */
export async function openCashier(
  iid: number,
  orderType: number,
  { gid, status }: { readonly gid: string; readonly status: number },
): Promise<void> {
  const below = whenShown('order.detail')
  await replace('order.detail', { iid, gid })
  await below
  if (status <= 10) return navigate(cashierOf(orderType), { iid, gid })
  return orderTypeFacts(orderType)?.cashier === 'actpay'
    ? navigate('pay.actSuccess', { iid, gid })
    : navigate('pay.paySuccess', { iid, gid })
}

/** The order, from its cashier or its result: the one below, if it is there. */
export const openOrder = (iid: number, gid: string): Promise<void> => leaveFor(build('order.detail', { iid, gid }))
