export { typesOnSale } from './goodsLists'
export { goodsScope, keysOfGoods } from './scopes'
