import { route } from './define'

/** Public paths of the group `cf` (shell-and-routes §2). */
export const cfRoutes = {
  'cf.index': route('/app/cf/:iid/index', 'cf/index'),
  'cf.infos': route('/app/cf/infos', 'cf/infos'),
  'cf.infosJump': route('/app/cf/infos_jump', 'cf/infos'),
  'cf.bind': route('/app/cf/bind', 'cf/bind'),
  'cf.launch': route('/app/cf/launch', 'cf/launch'),
  'cf.share': route('/app/cf/share', 'cf/share'),
  'cf.shareSuccess': route('/app/cf/shareSuccess', 'cf/share-success'),
  'cf.pay': route('/app/cf/pay', 'cf/pay'),
  'cf.place': route('/app/cf/place', 'cf/place'),
  'cf.question': route('/app/cf/question', 'cf/question'),
  'cf.question3192': route('/app/cf/question3192', 'cf/question'),
  'cf.supporter': route('/app/cf/supporter', 'cf/supporter'),
  'cf.supporterList': route('/app/cf/supporter_list', 'cf/supporter-list'),
  'cf.rank': route('/app/cf/rank', 'cf/rank'),
  'cf.customer': route('/app/cf/customer', 'cf/customer'),
} as const
