export { lapsedSeats } from './lapsedSeats'
export { seatsOffered } from './waitlistOffers'
