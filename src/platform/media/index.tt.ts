export { miniMedia as media } from './miniMedia'
