export { claimByBenefit, couponsById } from './queries'
