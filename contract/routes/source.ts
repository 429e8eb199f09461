import { route } from './define'

/** Public paths of the group `source` (shell-and-routes §2). */
export const sourceRoutes = {
  'source.list': route('/app/source/list/:iid', 'source/list'),
} as const
