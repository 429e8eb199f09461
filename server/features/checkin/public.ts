export { passPlaces } from './passPlaces'
