export { orderDetail } from './orderDetail'
export { orderRows } from './orderLists'
