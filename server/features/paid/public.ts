export { reservedRooms } from './reminders'
export { shelfWalk, withProgress } from './shelf'
export { accessTo, findTarget, type Target, targetOf } from './targets'
