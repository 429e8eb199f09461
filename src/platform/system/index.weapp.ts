export { miniSystem as system } from './miniSystem'
