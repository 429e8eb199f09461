import { route } from './define'

/** Public paths of the group `campsite` (shell-and-routes §2). */
export const campsiteRoutes = {
  'campsite.list': route('/app/campsite/:iid', 'campsite/list'),
  'campsite.roomDetail': route('/app/campsite/:iid/roomDetail', 'campsite/room-detail'),
  'campsite.detail': route('/app/campsite/:iid/:campsiteId', 'campsite/detail'),
  'campsite.package': route('/app/campsite/:iid/package/:packageId', 'campsite/package'),
} as const
