import type { Coupon } from '@quanzi/contract'

/** Below this share of all coupons it is said how many are left. */
const FEW = 0.2

/** True when few are left of a limited number. */
export const isScarce = ({ left, total }: Coupon): boolean =>
  left !== null && left > 0 && total !== undefined && left < total * FEW
