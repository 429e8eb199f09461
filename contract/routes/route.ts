import { route } from './define'

/** Public paths of the group `route` (shell-and-routes §2). */
export const routeRoutes = {
  'route.detail': route('/app/route/detail', 'route/detail'),
} as const
