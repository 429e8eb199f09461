export { storeOf } from './ownStore'
export { marginsOf, requireStore, type Shelf } from './shelfOf'
export { itemOf } from './storeItems'
export { suppliersOf } from './supplyPartners'
