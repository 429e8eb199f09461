import type { GoodsSource, OrderOption } from '@quanzi/contract'
import type { CheckoutChoice } from './ChoiceStore'

/** Pieces by sku in the `property` of an order of goods; empty for other orders. */
export function piecesOf({ property }: Pick<CheckoutChoice, 'property'>): Readonly<Record<string, number>> {
  try {
    const pieces: unknown = JSON.parse(property)
    if (typeof pieces !== 'object' || pieces === null) return {}
    return Object.fromEntries(Object.entries(pieces).filter((entry) => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}

/** The keys of an order of skus: the skus of a mall, the goods of a store (conventions §4). */
export function keysOf(
  goods: GoodsSource,
  skuIds: readonly string[],
  options: readonly Pick<OrderOption, 'id' | 'goodsId'>[],
): string {
  const key = (skuId: string) => (goods === 'mall' ? skuId : (options.find(({ id }) => id === skuId)?.goodsId ?? skuId))
  return [...new Set(skuIds.map(key))].join(',')
}
