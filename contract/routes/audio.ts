import { route } from './define'

/** Public paths of the group `audio` (shell-and-routes §2). */
export const audioRoutes = {
  'audio.home': route('/app/audio/:iid', 'audio/home'),
  'audio.albums': route('/app/audio/:iid/album-list/:typeId', 'audio/albums'),
  'audio.player': route('/app/audio/:iid/player/:id', 'audio/player'),
} as const
