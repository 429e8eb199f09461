import { type GoodsRow, listGoods, type Page } from '@quanzi/contract'
import { answeringGateway } from './answeringGateway'

const PAGE = 20

const row = (at: number): GoodsRow => ({
  ...{ goodsId: `many${at}`, skuId: `many${at}-1`, source: 'store', img: '/media/thing_tent-3-600x600.webp' },
  title: `三季双人帐篷 双层防雨 第${at + 1}款`,
  ratio: [0.75, 1, 1.33][at % 3] ?? 1,
  ...{ price: 9900 + at, accountPrice: null, vipPrice: at % 5 === 0 ? 8900 : null, marketPrice: 12_900 },
  ...{ supplier: '远行装备仓', sold: at, stock: at % 9, skuCount: 1 },
})

/** A gateway that lists `count` goods, page by page, and passes all other calls on to `origin`. */
export function goodsGateway(origin: string, count: number) {
  const goods = Array.from({ length: count }, (_, at) => row(at))
  return answeringGateway(origin, (asked) => {
    if (!asked.includes(listGoods.uri)) return null
    const pageNo = Number(/"?pageNo"?[=:]"?(\d+)/.exec(asked)?.[1] ?? 1)
    const list = goods.slice((pageNo - 1) * PAGE, pageNo * PAGE)
    return JSON.stringify({ t: { list, total: count, hasMore: pageNo * PAGE < count } satisfies Page<GoodsRow> })
  })
}
