import type { GoodsRow } from '@quanzi/contract'
import { navigate } from '@/routes/navigate'

/** Opens goods of a list: the mall's screens identify a sku, the store's screens the goods. */
export const openGoods = (iid: number, { source, goodsId, skuId }: Pick<GoodsRow, 'source' | 'goodsId' | 'skuId'>) =>
  source === 'mall' ? navigate('mall.detail', { iid, skuId }) : navigate('store.detail', { iid, goodsId })
