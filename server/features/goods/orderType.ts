import { ORDER_TYPE } from '@quanzi/contract'
import { goodsOrders } from './goodsOrders'

/** Type 32: goods of the tenant's own store, named by goodsId. */
export const storeOrders = goodsOrders({
  orderType: ORDER_TYPE.storeGoods,
  source: 'store',
  keyOf: ({ goods_id }) => goods_id,
  path: (iid, goodsId) => `/app/store/${iid}/detail/${goodsId}`,
})

/** Type 33: goods of the supply chain's mall, named by skuId. */
export const mallOrders = goodsOrders({
  orderType: ORDER_TYPE.mallGoods,
  source: 'mall',
  keyOf: ({ id }) => id,
  path: (iid, skuId) => `/app/mall/detail?iid=${iid}&skuId=${encodeURIComponent(skuId)}`,
})
