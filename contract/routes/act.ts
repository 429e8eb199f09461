import { route } from './define'

/** Public paths of the group `act` (shell-and-routes §2). */
export const actRoutes = {
  'act.enroll': route('/app/act/enroll', 'act/enroll'),
  'act.enroll1': route('/app/act/enroll1', 'act/enroll'),
  'act.enrollTest': route('/app/act/enroll_test', 'act/enroll'),
  'act.sign': route('/app/act/sign', 'act/sign'),
  'act.signPlaces': route('/app/act/signPlaces', 'act/sign-places'),
  'act.signRecords': route('/app/act/signRecords', 'act/sign-records'),
  'act.signUserInfo': route('/app/act/signUserInfo', 'act/sign-user-info'),
  'act.signUserList': route('/app/act/signUserList', 'act/sign-user-list'),
  'act.signResult': route('/app/act/signResult', 'act/sign-result'),
  'act.list': route('/app/act/:iid', 'act/list'),
  'act.distrList': route('/app/act/:iid/distrList', 'act/distr-list'),
  'act.destination': route('/app/act/destination/list', 'act/destination'),
  'act.detail': route('/app/act/:iid/detail/:id', 'act/detail'),
  'act.detailTest': route('/app/act/:iid/detail_test/:id', 'act/detail'),
  'act.originList': route('/app/act/origin/list', 'act/origin-list'),
  'act.originDetail': route('/app/act/origin/detail', 'act/origin-detail'),
  'act.originEnroll': route('/app/act/origin/enroll', 'act/origin-enroll'),
  'act.originBlank': route('/app/act/origin/blank', 'act/origin-blank'),
  'act.originCalendar': route('/app/act/origin/calendar', 'act/origin-calendar'),
  'act.applyDistribute': route('/app/act/apply/distribute', 'act/apply-distribute'),
  'act.needform': route('/app/act/:iid/needform/sub', 'act/needform'),
  'act.share': route('/app/act/:iid/share/:id', 'act/share'),
  'act.rank': route('/app/act/:iid/rank', 'act/rank'),
  'act.teamList': route('/app/act/:iid/teamList', 'act/team-list'),
} as const
