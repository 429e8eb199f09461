import { route } from './define'

/** Public paths of the group `client` (shell-and-routes §2). */
export const clientRoutes = {
  'client.growth': route('/app/client/growth', 'client/growth'),
} as const
