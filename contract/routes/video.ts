import { route } from './define'

/** Public paths of the group `video` (shell-and-routes §2). */
export const videoRoutes = {
  'video.home': route('/app/video/:iid', 'video/home'),
  'video.list': route('/app/video/list/:iid', 'video/list'),
  'video.detail': route('/app/video/:iid/detail', 'video/detail'),
  'video.detail1': route('/app/video/:iid/detail1', 'video/detail'),
} as const
