import { route } from './define'

/** Public paths of the group `share` (shell-and-routes §2). */
export const shareRoutes = {
  'share.poster': route('/app/share/poster', 'share/poster'),
} as const
