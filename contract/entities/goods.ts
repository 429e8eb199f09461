import type { Id } from './page'
import type { StoreItem } from './store'

/** The source of goods: the supply chain's mall, whose screens name a sku, or the tenant's own store. */
export type GoodsSource = 'mall' | 'store'

/** Prices of one piece in fen; null when the goods have no such price. */
export interface GoodsPrices {
  readonly price: number
  /** The price with the viewer's goods account. */
  readonly accountPrice: number | null
  /** The price for VIP members. */
  readonly vipPrice: number | null
  /** Struck through beside the price. */
  readonly marketPrice: number | null
}

/** A row of `/v2/goods/list`. The prices are those of `skuId`, the cheapest sku in stock. */
export interface GoodsRow extends GoodsPrices {
  readonly goodsId: Id
  readonly skuId: Id
  readonly source: GoodsSource
  readonly title: string
  readonly img: string
  /** Width of the picture divided by its height. */
  readonly ratio: number
  readonly supplier: string
  /** Pieces sold. */
  readonly sold: number
  readonly stock: number
  /** With more than one sku the buyer must choose one first. */
  readonly skuCount: number
  /** With `storeId`, for the store's owner: the item on the shelf. */
  readonly item?: StoreItem
}

/** A category of goods; two levels. */
export interface GoodsCategory {
  readonly id: Id
  readonly name: string
  readonly img: string
  readonly children: readonly GoodsCategory[]
}

/** One variant of goods that can be bought. */
export interface Sku extends GoodsPrices {
  readonly skuId: Id
  /** One value for each entry of the goods' `specs`. */
  readonly values: readonly string[]
  readonly stock: number
  readonly img: string
}

/** A supplier as the shop presents it. */
export interface Supplier {
  readonly iid: number
  readonly name: string
  readonly logo: string
}

/**
 * A supplier's delivery fee per order, fen. Delivery is free when the goods cost at least `freeOver`; null: it is
 * never free.
 */
export interface FreightTerms {
  readonly fee: number
  readonly freeOver: number | null
}

/** `/v2/goods/get`. */
export interface GoodsDetail {
  readonly goods: {
    readonly goodsId: Id
    readonly source: GoodsSource
    readonly title: string
    readonly subtitle: string
    readonly imgs: readonly string[]
    readonly html: string
    readonly params: readonly { readonly name: string; readonly value: string }[]
    readonly supplier: Supplier
    readonly sold: number
    /** Average score of the reviews; 0 without reviews. */
    readonly average: number
    readonly comments: number
    readonly collected: boolean
  }
  readonly skus: readonly Sku[]
  readonly specs: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly freight: FreightTerms
  /** The number of friends who must support the purchase for cash back; null without such an offer. */
  readonly buyShare: { readonly need: number; readonly cashBack: number; readonly hours: number } | null
  readonly service: readonly { readonly title: string; readonly desc: string }[]
  /** Pieces of each sku in the viewer's cart. */
  readonly inCart: Readonly<Record<Id, number>>
  /** Pieces the viewer has bought. */
  readonly owned: number
  /** With `storeId`: the small store that sells them at these prices; null while it is closed or does not. */
  readonly store?: { readonly id: Id; readonly name: string } | null
  /** With `storeId`, for the store's owner: the item on the shelf; null when it was never there. */
  readonly item?: StoreItem | null
}

/** A line of the cart at today's price. */
export interface CartLine {
  readonly goodsId: Id
  readonly skuId: Id
  readonly title: string
  readonly spec: string
  readonly img: string
  readonly num: number
  readonly checked: boolean
  /** The viewer's price of one piece, fen. */
  readonly price: number
  /** The price struck through when it is higher: the market price, or the price for others. */
  readonly listPrice: number
  /** The price when the line was added. */
  readonly priceSeen: number
  readonly stock: number
}

/** The reason why a line cannot be bought. */
export type InvalidReason = 'soldOut' | 'withdrawn'

/** `/v2/cart/get`: the lines by supplier, newest first, and the lines that cannot be bought. */
export interface Cart {
  readonly groups: readonly {
    readonly supplier: Supplier
    readonly freight: FreightTerms
    readonly lines: readonly CartLine[]
  }[]
  readonly invalid: readonly (CartLine & { readonly reason: InvalidReason })[]
}

/** `/v2/cart/set`: what the cart contains now. */
export interface CartCounts {
  readonly lines: number
  readonly pieces: number
  /** Pieces in the ticked lines. */
  readonly checked: number
  /** Lines for which the stock is too small, with the number of pieces that they hold now. */
  readonly capped: Readonly<Record<Id, number>>
}

/** `/v2/cart/again`. */
export interface CartAgain {
  readonly source: GoodsSource
  /** Lines in the cart now. */
  readonly added: number
  /** Titles of the lines that are sold out or withdrawn. */
  readonly missing: readonly string[]
}
