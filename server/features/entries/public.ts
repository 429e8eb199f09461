export { departures } from './departures'
export { isSessionOpen } from './isSessionOpen'
export { liveSessions } from './liveSessions'
export { seatOrderOf } from './SeatKind'
