export { plannedDetail } from './plannedDetail'
