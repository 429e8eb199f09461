import { route } from './define'

/** Public paths of the group `bnb` (shell-and-routes §2). */
export const bnbRoutes = {
  'bnb.detail': route('/app/bnb/:iid/:bnbId', 'bnb/detail'),
} as const
