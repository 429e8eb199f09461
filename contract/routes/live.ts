import { route } from './define'

/** Public paths of the group `live` (shell-and-routes §2). */
export const liveRoutes = {
  'live.list': route('/app/live/:iid', 'live/list'),
  'live.detail': route('/app/live/:iid/detail', 'live/detail'),
  'live.share': route('/app/live/share', 'live/share'),
  'live.share2': route('/app/live/share2', 'live/share'),
  'live.share1': route('/app/live/share1', 'live/share'),
  'live.content': route('/app/live/content', 'live/content'),
} as const
