import { build, type Coupon, MODULE_TYPE, ORDER_TYPE, pathOfTarget } from '@quanzi/contract'

const { activity, storeGoods, mallGoods, game, vip } = ORDER_TYPE

/** Where a coupon is used: at its only item, in the list of what it is for, or at home. */
export function couponPath(iid: number, { couponId, target: { orderTypes, ids } }: Coupon): string {
  const [type, ...others] = orderTypes
  const [id, ...more] = ids
  if (type !== undefined && others.length === 0 && id !== undefined && more.length === 0) {
    const path = pathOfTarget(type === activity ? MODULE_TYPE.act : type, { iid, id })
    if (path !== null) return path
  }
  if (orderTypes.includes(storeGoods) || orderTypes.includes(mallGoods)) return build('store.list', { iid, couponId })
  if (type === undefined || orderTypes.includes(activity)) return build('act.list', { iid })
  if (type === game) return build('game.list', { iid })
  return type === vip ? build('account.vipBuy', { iid }) : build('index.home', { iid })
}
