export { sentCards } from './sendCards'
