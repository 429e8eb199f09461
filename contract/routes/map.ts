import { route } from './define'

/** Public paths of the group `map` (shell-and-routes §2). */
export const mapRoutes = {
  'map.picker': route('/app/map/map', 'map/picker'),
} as const
