import { route } from './define'

/** Public paths of the group `store` (shell-and-routes §2). */
export const storeRoutes = {
  'store.list': route('/app/store/:iid/list', 'store/list'),
  'store.cart': route('/app/store/cart', 'mall/cart'),
  'store.category': route('/app/store/category', 'mall/category'),
  'store.detail': route('/app/store/:iid/detail/:goodsId', 'store/detail'),
  'store.share': route('/app/store/:iid/share/:goodsId', 'store/share'),
  'store.distrList': route('/app/store/:iid/distrList', 'store/distr-list'),
} as const
