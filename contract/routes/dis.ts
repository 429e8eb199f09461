import { route } from './define'

/** Public paths of the group `dis` (shell-and-routes §2). */
export const disRoutes = {
  'dis.share': route('/app/dis/share', 'dis/share'),
  'dis.bind': route('/app/dis/bind', 'dis/bind'),
} as const
