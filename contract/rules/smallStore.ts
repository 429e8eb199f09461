/** Limits of a small store (screens-commerce §4). */
export const SMALL_STORE = {
  /** Highest own price of an item, in percent of the tenant's price. */
  mostPercent: 150,
  /** Most items on a shelf, and most consults and most recipients of order messages. */
  items: 200,
  people: 10,
  /** Length of the store's name. */
  name: { least: 2, most: 20 },
  /** Look-ups of members by mobile that an owner may make a day. */
  lookUps: 20,
} as const

/** Orders about which a store's recipients may be told. */
export const STORE_EVENTS = ['paid', 'refund'] as const
export type StoreEvent = (typeof STORE_EVENTS)[number]

/** The own prices that an item may have, in fen: from the tenant's price to one and a half times of it. */
export const storePrices = (base: number): { readonly least: number; readonly most: number } => ({
  least: base,
  most: Math.floor((base * SMALL_STORE.mostPercent) / 100),
})

/**
 * The store's margin on one piece in fen. A store has one own price for goods, while their skus cost differently: each
 * sku costs the margin more than the tenant asks. When the tenant's price changes afterwards, the margin shrinks to
 * what the bounds allow, and never falls below 0.
 */
export const storeMargin = (price: number, base: number): number =>
  Math.max(0, Math.min(price, storePrices(base).most) - base)
