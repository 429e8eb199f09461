export { claimByBenefit } from './claim'
export { couponsById } from './queries'
