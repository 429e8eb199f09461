export { miniLocation as location } from './miniLocation'
