export { couponsById } from './queries'
