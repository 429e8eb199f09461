import type { CalculatedCoupon, OrderCalculation } from '@quanzi/contract'
import { checkoutPrice, type Discounts } from './checkoutPrice'

/**
 * Number of combinable coupons that are tried in all combinations, those that save most: 2⁶ prices are calculated
 * at once.
 */
const TRIED = 6

function subsets(coupons: readonly CalculatedCoupon[]): readonly (readonly CalculatedCoupon[])[] {
  const [first, ...others] = coupons
  if (!first) return [[]]
  const without = subsets(others)
  return [...without, ...without.map((some) => [first, ...some])]
}

/**
 * The coupons with the lowest price: a single one, or several that combine. Among equal prices it prefers fewer
 * coupons, then those that end first: the calculation lists the coupons by their end.
 */
export function bestCoupons(calculation: OrderCalculation, discounts: Omit<Discounts, 'couponIds'>): readonly string[] {
  const usable = calculation.coupons.filter((coupon) => coupon.usable)
  const combining = usable
    .filter(({ terms }) => terms.stackable)
    .sort((a, b) => b.save - a.save)
    .slice(0, TRIED)
  const companies = [[], ...usable.map((one) => [one]), ...subsets(usable.filter((one) => combining.includes(one)))]
  const tried = companies.map((company) => {
    const couponIds = company.map(({ id }) => id)
    return { couponIds, payable: checkoutPrice(calculation, { ...discounts, couponIds }).payable }
  })
  const [best] = tried.sort((a, b) => a.payable - b.payable || a.couponIds.length - b.couponIds.length)
  return best?.couponIds ?? []
}
