import { route } from './define'

/** Public paths of the group `index` (shell-and-routes §2). */
export const indexRoutes = {
  'index.home': route('/app/index/:iid', 'index/home'),
  'index.latest': route('/app/index/:iid/new', 'index/latest'),
  'index.coupon': route('/app/index/:iid/coupon', 'index/coupon'),
  'index.special': route('/app/index/special/:iid/:id', 'index/special'),
  'index.topic': route('/app/index/topic/:iid', 'index/topic'),
} as const
