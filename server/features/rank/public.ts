export { markedRow } from './queries'
