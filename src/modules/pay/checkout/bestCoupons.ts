import type { CalculatedCoupon, OrderCalculation } from '@quanzi/contract'
import { checkoutPrice, type Discounts } from './checkoutPrice'

/** Of coupons that combine, those that take off most are tried in every company: 2⁶ prices are reckoned at once. */
const TRIED = 6

function subsets(coupons: readonly CalculatedCoupon[]): readonly (readonly CalculatedCoupon[])[] {
  const [first, ...others] = coupons
  if (!first) return [[]]
  const without = subsets(others)
  return [...without, ...without.map((some) => [first, ...some])]
}

/**
 * The coupons with which the least is to pay: one that stands alone, or several that combine. With as much to pay the
 * fewest, and of as many those that end first, in whose order they come.
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
