export { itemsById, listItems } from './contentLists'
