import { type GoodsRow, type GoodsSource, getGoods, listCouponOffers, listGoods, MODULE_TYPE } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { claimOnce } from '@/gateway/onCoupons'

/** Number of similar goods to show. */
const SIMILAR = 6

/** How goods are identified: the tenant's own by their id, those of the mall by one of their skus. */
export interface NamedGoods {
  readonly iid: number
  readonly source: GoodsSource
  readonly goodsId?: string | undefined
  readonly skuId?: string | undefined
  /** The small store in which they were opened. */
  readonly storeId?: string | undefined
}

/** Similar goods; bestsellers of the source when there are none. */
async function similarGoods({ iid, source }: NamedGoods, relatedTo: string | null): Promise<readonly GoodsRow[]> {
  const page = { iid, source, inStock: true, pageSize: SIMILAR, pageNo: 1, sortBy: 'sold' as const }
  const like = relatedTo ? await call(listGoods, { ...page, relatedTo }).catch(() => null) : null
  if (like && like.list.length > 0) return like.list
  return (await call(listGoods, page)).list
}

/** The calls of the detail screen of goods. */
export const goodsCalls = (named: NamedGoods, rid: () => string) => ({
  fetch: () => call(getGoods, { iid: named.iid, goodsId: named.goodsId, skuId: named.skuId, storeId: named.storeId }),
  fetchOffers: (goodsId: string) => call(listCouponOffers, { iid: named.iid, goodsId }),
  fetchSimilar: (goodsId: string | null) => similarGoods(named, goodsId ?? named.goodsId ?? named.skuId ?? null),
  setCollect: (goodsId: string, on: boolean) =>
    itemCalls({ iid: named.iid, moduleType: MODULE_TYPE.goods, id: goodsId }).setMark('collect', on),
  claim: ({ couponId }: { couponId: string }) => claimOnce(named.iid, couponId, rid()),
})
