import type { FreightTerms } from '../entities/goods'

/** Lines of one member's carts, and pieces of one line (screens-commerce §4). */
export const MAX_CART_LINES = 100
export const MAX_CART_PIECES = 99

/**
 * What one supplier takes for sending these goods, fen: one fee an order, nothing from `freeOver` on. `goods` is their
 * sum in fen before any discount, so that a coupon never makes the parcel dearer.
 */
export const freightOf = ({ fee, freeOver }: FreightTerms, goods: number): number =>
  goods === 0 || (freeOver !== null && goods >= freeOver) ? 0 : fee

/** Fen that are missing until the supplier sends for nothing; 0 when it does already or never will. */
export const missingForFree = (terms: FreightTerms, goods: number): number =>
  terms.freeOver === null || freightOf(terms, goods) === 0 ? 0 : terms.freeOver - goods
