export { stayMonth } from './stayMonth'
export { type StayWish, stayItemOf, stayParts } from './stayParts'
export { findTarget } from './stayTarget'
