export { itemsById, listItems } from './contentLists'
export { limitOfDay } from './ownContent'
