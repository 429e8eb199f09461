import { route } from './define'

/** Public paths of the group `step` (shell-and-routes §2). */
export const stepRoutes = {
  'step.count': route('/app/step/count', 'step/count'),
  'step.rank': route('/app/step/rank', 'step/rank'),
  'step.cityRank': route('/app/step/cityrank', 'step/city-rank'),
  'step.mineTeam': route('/app/step/mineteam', 'step/mine-team'),
  'step.team': route('/app/step/team', 'step/team'),
  'step.cer': route('/app/step/cer', 'step/cer'),
  'step.cerPhoto': route('/app/step/cerphoto', 'step/cer-photo'),
} as const
