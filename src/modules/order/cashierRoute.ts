import { orderTypeFacts } from '@quanzi/contract'

/** The route of the cashier for an order type. */
export function cashierRoute(orderType: number) {
  const cashier = orderTypeFacts(orderType)?.cashier
  if (cashier === 'actpay') return 'pay.actpay' as const
  if (cashier === 'vip-pay') return 'pay.vipPay' as const
  return cashier === 'cf_pay' ? ('pay.cfPay' as const) : ('pay.order' as const)
}
