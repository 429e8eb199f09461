import type { Selectable } from 'kysely'
import type { CouponTable } from '../db/schema/commerce'

/** A stored amount (fen, or the percentage to pay) as the calls send it: yuan, or the percentage. */
export const minusPrice = (row: Pick<Selectable<CouponTable>, 'discount_type' | 'minus_price'>): number =>
  row.discount_type === 1 ? row.minus_price / 100 : row.minus_price
