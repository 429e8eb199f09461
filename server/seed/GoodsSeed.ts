import type { GoodsDetail, GoodsSource } from '@quanzi/contract'

/** Goods of a demo tenant, with a sku for every combination of the specs' options. */
export interface GoodsSeed {
  readonly id: string
  readonly source: GoodsSource
  readonly supplier: number
  readonly cat: string
  /** The feature type under which the store lists the goods. */
  readonly type?: string
  /** The drawn object on the goods' pictures. */
  readonly art: string
  readonly title: string
  readonly subtitle: string
  readonly specs: readonly { readonly name: string; readonly values: readonly string[] }[]
  /** Combinations of options that do not exist, joined by '/'. */
  readonly holes?: readonly string[]
  /** Number of the first picture; by default the goods' position in the list. */
  readonly look?: number
  /** Shape of the first picture; square by default. */
  readonly shape?: '3x4' | '4x3'
  /** Stock of each sku; varied when absent. */
  readonly stock?: number
  /** True for withdrawn goods. */
  readonly off?: boolean
  /** Price of the cheapest sku, fen. */
  readonly price: number
  readonly vip?: number
  readonly market?: number
  readonly sold: number
  /** Basis points for each level. */
  readonly rates?: readonly number[]
  readonly buyShare?: NonNullable<GoodsDetail['buyShare']>
}

/** The goods of a demo tenant. */
export interface ShopSeed {
  readonly suppliers: readonly {
    readonly iid: number
    readonly name: string
    readonly intro: string
    readonly logo: string
    readonly fee: number
    readonly freeOver: number | null
  }[]
  readonly services: GoodsDetail['service']
  readonly categories: readonly {
    readonly id: string
    readonly art: string
    readonly source: GoodsSource
    readonly name: string
    readonly parent?: string
  }[]
  readonly goods: readonly GoodsSeed[]
}
