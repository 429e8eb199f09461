import { route } from './define'

/** Public paths of the group `trip` (shell-and-routes §2). */
export const tripRoutes = {
  'trip.detail': route('/app/trip/:id', 'trip/detail'),
} as const
