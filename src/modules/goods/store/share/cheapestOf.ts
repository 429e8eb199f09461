import type { Sku } from '@quanzi/contract'

/** The cheapest sku in stock, or of all when nothing is left; the one whose prices lists show. */
export function cheapestOf(skus: readonly Sku[]): Sku | null {
  const left = skus.filter(({ stock }) => stock > 0)
  return [...(left.length > 0 ? left : skus)].sort((a, b) => a.price - b.price)[0] ?? null
}
