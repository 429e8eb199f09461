import { route } from './define'

/** Public paths of the group `sign` (shell-and-routes §2). */
export const signRoutes = {
  'sign.index': route('/app/sign/index', 'sign/index'),
  'sign.site': route('/app/sign/site', 'sign/site'),
  'sign.rank': route('/app/sign/rank', 'sign/rank'),
  'sign.record': route('/app/sign/record', 'sign/record'),
  'sign.map': route('/app/sign/map', 'sign/map'),
  'sign.cer': route('/app/sign/cer', 'sign/cer'),
  'sign.subject': route('/app/sign/:iid/index/:subjectid', 'sign/index'),
  'sign.area': route('/app/sign/:iid/site/:areaid', 'sign/site'),
} as const
