export { miniDialog as dialog } from './miniDialog'
