export { miniTitle as title } from './miniTitle'
