import { ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'

const GOODS: readonly number[] = [ORDER_TYPE.storeGoods, ORDER_TYPE.mallGoods]

/** True for what a cart takes. Other things that are sent, as printed cards, are bought again on their own screen. */
export const isForCart = ({ orderType }: { readonly orderType: number }): boolean => GOODS.includes(orderType)

/** While an order has one of these statuses, its buyer has other things to do with it. */
const RUNNING: readonly number[] = [ORDER_STATUS.waiting, ORDER_STATUS.paid, ORDER_STATUS.shipped]

/** True for goods that the buyer may want to buy again. */
export const isBoughtAgain = ({
  orderType,
  status,
}: {
  readonly orderType: number
  readonly status: number
}): boolean => isForCart({ orderType }) && !RUNNING.includes(status) && !(status > 14 && status < 18)
