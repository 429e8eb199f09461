import type { GoodsSeed } from './GoodsSeed'

export const size = (...values: string[]) => ({ name: '尺码', values })
export const colour = (...values: string[]) => ({ name: '颜色', values })
export const kind = (...values: string[]) => ({ name: '规格', values })

type Row = readonly [
  /** The object on the pictures. */
  art: string,
  title: string,
  subtitle: string,
  /** Price of the cheapest sku in yuan. */
  price: number,
  specs?: GoodsSeed['specs'],
  more?: Partial<GoodsSeed>,
]

/** The goods of one category, from one source and supplier. */
export const shelf = (
  { cat, source, supplier, type }: Pick<GoodsSeed, 'cat' | 'source' | 'supplier' | 'type'>,
  rows: readonly Row[],
): GoodsSeed[] =>
  rows.map(([art, title, subtitle, price, specs = [], more = {}], at) => ({
    id: `${source === 'mall' ? 'm' : 's'}${cat}${String(at + 1).padStart(2, '0')}`,
    ...{ source, supplier, cat, art, title, subtitle, specs },
    ...(type ? { type } : {}),
    price: Math.round(price * 100),
    sold: ((at * 37 + title.length * 11) % 90) + 4,
    ...more,
  }))
