export { goodsStanding } from './queries'
