import type { Language } from '../errors'
import type { Bilingual } from './language'
import type { Fulfilment } from './orderTypes'
import { reviewTypeOf } from './reviews'

/** Order status codes (conventions §5). */
export const ORDER_STATUS = {
  waiting: 1,
  expired: 2,
  cancelled: 3,
  invalid: 4,
  paid: 11,
  shipped: 12,
  received: 13,
  completed: 14,
  refundRequested: 15,
  returnAwaited: 16,
  returnSent: 17,
  refunded: 18,
} as const
/** Number of an order status. */
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** How a status is shown. */
export type OrderDisplay = 'waiting' | 'cancelled' | 'paid' | 'expired'

/** The documented display rule: 1 waiting, 3 cancelled, above 10 paid, else expired (shell-and-routes §4). */
export function orderDisplay(status: number): OrderDisplay {
  if (status === ORDER_STATUS.waiting) return 'waiting'
  if (status === ORDER_STATUS.cancelled) return 'cancelled'
  return status > 10 ? 'paid' : 'expired'
}

const DISPLAY_LABEL: Readonly<Record<OrderDisplay, Bilingual>> = {
  waiting: { zh: '待付款', en: 'Waiting for payment' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  paid: { zh: '已付款', en: 'Paid' },
  expired: { zh: '已失效', en: 'Expired' },
}

const TO_FULFIL: Readonly<Record<Fulfilment, Bilingual>> = {
  ship: { zh: '待发货', en: 'Preparing to ship' },
  use: { zh: '待使用', en: 'Ready to use' },
  wait: { zh: '处理中', en: 'In progress' },
  instant: { zh: '处理中', en: 'In progress' },
}

const STAGE_LABEL: Readonly<Record<number, Bilingual>> = {
  12: { zh: '已发货', en: 'Shipped' },
  13: { zh: '待评价', en: 'Awaiting review' },
  14: { zh: '已完成', en: 'Completed' },
  15: { zh: '退款审核', en: 'Refund under review' },
  16: { zh: '待寄回', en: 'Return awaited' },
  17: { zh: '退货中', en: 'Return under way' },
  18: { zh: '已退款', en: 'Refunded' },
}

const DELIVERED: Bilingual = { zh: '已交付', en: 'Delivered' }

/** The label of a status: 待付款, 已取消, 已付款 or 已失效. */
export const orderLabel = (status: number, language: Language = 'zh'): string =>
  DISPLAY_LABEL[orderDisplay(status)][language]

/** What the stage of an order depends on. */
export interface StagedOrder {
  readonly stage: Fulfilment
  readonly orderType: number
}

/**
 * The stage of a paid order, which for 11 depends on the fulfilment: 待发货, 待使用 or 处理中; at 13 a purchase without
 * reviews is 已交付. '' for other statuses.
 */
export function stageLabel(status: number, { stage, orderType }: StagedOrder, language: Language = 'zh'): string {
  if (status === ORDER_STATUS.paid) return TO_FULFIL[stage][language]
  if (status === ORDER_STATUS.received && reviewTypeOf(orderType) === null) return DELIVERED[language]
  return STAGE_LABEL[status]?.[language] ?? ''
}

/** Status and stage together: 待付款, 已付款·待发货. */
export function orderStatusLabel(status: number, order: StagedOrder, language: Language = 'zh'): string {
  const stage = stageLabel(status, order, language)
  const label = orderLabel(status, language)
  return stage === '' ? label : `${label}${language === 'zh' ? '·' : ' · '}${stage}`
}

/** True for a final status: 2, 3, 4, 14, 18 (conventions §5). */
export const isFinalStatus = (status: number): boolean => [2, 3, 4, 14, 18].includes(status)

/** True while an order holds its stock, coupon and coins; 2, 3 and 4 release them. */
export const holdsReservation = (status: number): boolean =>
  status === ORDER_STATUS.waiting || (status > 10 && status !== ORDER_STATUS.refunded)

/**
 * The status of an order from its chains (screens-commerce §3.2): 18 when all are refunded, else the lowest among
 * 11–14, else the lowest that is not 18.
 * @param chains at least one status
 */
export function orderStatusOf(chains: readonly number[]): number {
  const open = chains.filter((status) => status !== ORDER_STATUS.refunded)
  if (open.length === 0) return ORDER_STATUS.refunded
  const running = open.filter((status) => status >= ORDER_STATUS.paid && status <= ORDER_STATUS.completed)
  return Math.min(...(running.length > 0 ? running : open))
}
