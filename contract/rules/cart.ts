import type { FreightTerms } from '../entities/goods'

/** Maximum number of lines in one member's carts, and of pieces in one line (screens-commerce §4). */
export const MAX_CART_LINES = 100
export const MAX_CART_PIECES = 99

/**
 * A supplier's delivery fee in fen: one fee per order, free from `freeOver` on. `goods` is the total in fen before
 * discounts, so that a coupon never makes delivery more expensive.
 */
export const freightOf = ({ fee, freeOver }: FreightTerms, goods: number): number =>
  goods === 0 || (freeOver !== null && goods >= freeOver) ? 0 : fee

/** The missing fen for free delivery; 0 when it is already free, or never will be. */
export const missingForFree = (terms: FreightTerms, goods: number): number =>
  terms.freeOver === null || freightOf(terms, goods) === 0 ? 0 : terms.freeOver - goods
