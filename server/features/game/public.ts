export { gameFacts } from './gameItem'
