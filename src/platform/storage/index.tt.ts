export { miniStorage as storage } from './miniStorage'
