import { route } from './define'

/** Public paths of the group `mate` (shell-and-routes §2). */
export const mateRoutes = {
  'mate.list': route('/app/mate/:iid', 'mate/list'),
  'mate.detail': route('/app/mate/:iid/detail/:id', 'mate/detail'),
} as const
