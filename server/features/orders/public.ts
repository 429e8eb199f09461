export { orderDetail } from './orderDetail'
export { newestOrders, orderListing, orderRows } from './orderLists'
