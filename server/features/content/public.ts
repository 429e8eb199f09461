export { listItems } from './contentLists'
