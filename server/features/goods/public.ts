export { typesOnSale } from './goodsLists'
export { goodsShown } from './goodsShown'
export { goodsScope, keysOfGoods } from './scopes'
