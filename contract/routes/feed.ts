import { route } from './define'

/** Public paths of the group `feed` (shell-and-routes §2). */
export const feedRoutes = {
  'feed.list': route('/app/feed/:iid/list', 'feed/list'),
  'feed.detail': route('/app/feed/:iid/:feedId', 'feed/detail'),
} as const
