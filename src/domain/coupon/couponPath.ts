import { build, type Coupon, MODULE_TYPE, ORDER_TYPE, pathOfTarget } from '@quanzi/contract'

const { activity, club, stay, storeGoods, mallGoods, game, registration, origin, vip } = ORDER_TYPE

/** The lists of what the orders of a type are for. */
const LISTS: Readonly<Partial<Record<number, (iid: number) => string>>> = {
  [club]: (iid) => build('mate.list', { iid }),
  [stay]: (iid) => build('campsite.list', { iid }),
  [game]: (iid) => build('game.list', { iid }),
  [registration]: (iid) => build('university.apply', { iid }),
  [origin]: (iid) => build('act.originList', { iid }),
  [vip]: (iid) => build('account.vipBuy', { iid }),
}

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
  return LISTS[type]?.(iid) ?? build('index.home', { iid })
}
