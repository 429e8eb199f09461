import { ORDER_TYPE, type OrderDetail, type OrderLine } from '@quanzi/contract'
import { navigate } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'

/** Opens the goods of a line, or the bought item of an order without goods. */
export async function openLine(iid: number, order: OrderDetail, { key, goodsId }: OrderLine): Promise<void> {
  if (order.orderType === ORDER_TYPE.mallGoods) return await navigate('mall.detail', { iid, skuId: key })
  if (goodsId) return await navigate('store.detail', { iid, goodsId })
  if (order.target) await openPath(order.target)
}
