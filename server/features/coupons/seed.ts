import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

const DAY = 86_400_000

/** Writes the coupons that can be claimed. */
export const plantCoupons: Planter = async (db, { iid, coupons }, now) => {
  await insertRows(
    db,
    'coupon',
    coupons.map((coupon) => ({
      id: coupon.id,
      iid,
      name: coupon.name,
      kind: coupon.kind ?? 'claim',
      discount_type: coupon.discountType,
      minus_price: coupon.minus,
      full_price: coupon.full,
      total: coupon.total ?? null,
      per_user: coupon.perUser ?? 1,
      stackable: coupon.stackable ?? false,
      scope: JSON.stringify(coupon.scope ?? {}),
      scope_text: coupon.scopeText,
      start_at: now - DAY,
      end_at: now + coupon.days * DAY,
    })),
  )
}
