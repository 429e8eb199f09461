import { route } from './define'

/** Public paths of the group `mall` (shell-and-routes §2). */
export const mallRoutes = {
  'mall.category': route('/app/mall/category', 'mall/category'),
  'mall.search': route('/app/mall/search', 'mall/search'),
  'mall.detail': route('/app/mall/detail', 'mall/detail'),
  'mall.introduce': route('/app/mall/introduce', 'mall/introduce'),
  'mall.cart': route('/app/mall/cart', 'mall/cart'),
  'mall.addressList': route('/app/mall/address/list', 'mall/address-list'),
  'mall.addressManage': route('/app/mall/address/manage', 'mall/address-manage'),
} as const
