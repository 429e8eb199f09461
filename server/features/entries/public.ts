export { isSessionOpen } from './isSessionOpen'
export { lapsedSeats } from './lapsedSeats'
export { seatOrderOf } from './SeatKind'
export { seatsOffered } from './waitlistOffers'
