import { route } from './define'

/** Public paths of the group `root` (shell-and-routes §2). */
export const rootRoutes = {
  'root.entry': route('/', 'root/entry'),
  'root.short': route('/s/:url', 'root/short'),
  'root.missing': route('*', 'root/missing'),
} as const
