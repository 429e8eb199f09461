export { type StayWish, stayItemOf, stayParts } from './stayParts'
export { stayMonth } from './stayMonth'
export { findTarget } from './stayTarget'
