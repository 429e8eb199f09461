import { route } from './define'

/** Public paths of the group `search` (shell-and-routes §2). */
export const searchRoutes = {
  'search.outdoor': route('/app/search/outdoor', 'search/outdoor'),
} as const
