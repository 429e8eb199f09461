import { route } from './define'

/** Public paths of the group `sact` (shell-and-routes §2). */
export const sactRoutes = {
  'sact.list': route('/app/sact/:iid', 'sact/list'),
  'sact.detail': route('/app/sact/:iid/detail/:id', 'sact/detail'),
} as const
