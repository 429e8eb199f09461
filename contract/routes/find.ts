import { route } from './define'

/** Public paths of the group `find` (shell-and-routes §2). */
export const findRoutes = {
  'find.index': route('/app/find', 'find/index'),
} as const
