import { route } from './define'

/** Public paths of the group `pvideo` (shell-and-routes §2). */
export const pvideoRoutes = {
  'pvideo.home': route('/app/pvideo/:iid', 'pvideo/home'),
  'pvideo.albums': route('/app/pvideo/:iid/album-list/:typeId', 'pvideo/albums'),
  'pvideo.player': route('/app/pvideo/:iid/player/:id', 'pvideo/player'),
} as const
