import { type CartLine, ORDER_TYPE } from '@quanzi/contract'
import type { PrepayOrder } from '@/session/PrepayStore'

/** The order of cart lines for checkout: store goods are identified by goods id, mall goods by sku. */
export function orderOfLines(iid: number, orderType: number, lines: readonly CartLine[]): PrepayOrder {
  const key = (line: CartLine) => (orderType === ORDER_TYPE.storeGoods ? line.goodsId : line.skuId)
  return {
    iid,
    orderType,
    keys: [...new Set(lines.map(key))].join(','),
    property: JSON.stringify(Object.fromEntries(lines.map(({ skuId, num }) => [skuId, num]))),
    property2: '',
    num: lines.reduce((sum, { num }) => sum + num, 0),
    info: { cart: true },
    title: lines[0]?.title ?? '',
    cover: lines[0]?.img ?? '',
  }
}
