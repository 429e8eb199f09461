import { route } from './define'

/** Public paths of the group `address` (shell-and-routes §2). */
export const addressRoutes = {
  'address.select': route('/app/address/:iid/select', 'mall/address-list'),
  'address.selectCity': route('/app/address/:iid/selectCity', 'address/select-city'),
} as const
