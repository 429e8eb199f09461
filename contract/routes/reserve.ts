import { route } from './define'

/** Public paths of the group `reserve` (shell-and-routes §2). */
export const reserveRoutes = {
  'reserve.list': route('/app/reserve/list', 'reserve/list'),
} as const
