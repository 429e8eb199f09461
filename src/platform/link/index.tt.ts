export { miniLink as link } from './miniLink'
