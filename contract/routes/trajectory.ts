import { route } from './define'

/** Public paths of the group `trajectory` (shell-and-routes §2). */
export const trajectoryRoutes = {
  'trajectory.signRank': route('/app/trajectory/signrank', 'trajectory/sign-rank'),
  'trajectory.entry': route('/app/trajectory/entryinformation', 'trajectory/entry'),
  'trajectory.achievement': route('/app/trajectory/achievement', 'trajectory/achievement'),
  'trajectory.qaPaper': route('/app/trajectory/qapaper', 'trajectory/qa-paper'),
  'trajectory.checkRank': route('/app/trajectory/checkrank', 'trajectory/check-rank'),
} as const
