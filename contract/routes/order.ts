import { route } from './define'

/** Public paths of the group `order` (shell-and-routes §2). */
export const orderRoutes = {
  'order.comment': route('/app/order/comment', 'order/comment'),
  'order.detail': route('/app/order/detail', 'order/detail'),
  'order.ems': route('/app/order/ems', 'order/ems'),
  'order.list': route('/app/order/:iid', 'order/list'),
  'order.buyShare': route('/app/order/:iid/buyShare', 'order/buy-share'),
  'order.used': route('/app/order/:iid/used', 'order/used'),
  'order.shareDetail': route('/app/order/:iid/shareDetail', 'order/share-detail'),
  'order.shareSupport': route('/app/order/:iid/shareSupport', 'order/share-support'),
} as const
