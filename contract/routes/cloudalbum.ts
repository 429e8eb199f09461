import { route } from './define'

/** Public paths of the group `cloudalbum` (shell-and-routes §2). */
export const cloudalbumRoutes = {
  'cloudalbum.list': route('/app/cloudalbum/:iid', 'cloudalbum/list'),
  'cloudalbum.detail': route('/app/cloudalbum/:iid/detail/:id', 'cloudalbum/detail'),
  'cloudalbum.add': route('/app/cloudalbum/:iid/add', 'cloudalbum/add'),
} as const
