export { openMiniSocket as openSocket } from './miniSocket'
