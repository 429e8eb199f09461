import { route } from './define'

/** Public paths of the group `info` (shell-and-routes §2). */
export const infoRoutes = {
  'info.protocol': route('/app/info/protocol/:iid', 'info/protocol'),
  'info.forbid': route('/app/info/forbid/:iid', 'info/forbid'),
  'info.insurance': route('/app/info/insurance/:iid', 'info/insurance'),
  'info.helper': route('/app/info/helper/:iid', 'info/helper'),
  'info.down': route('/app/info/down', 'info/down'),
  'info.vipWelfare': route('/app/info/vipWelfare/:iid', 'info/vip-welfare'),
  'info.glucose': route('/app/info/glucoseMonitor/:iid', 'info/glucose'),
  'info.privacy': route('/app/info/privacy/:iid', 'info/privacy'),
  'info.community': route('/app/info/community/:iid', 'info/community'),
  'info.privacyExt': route('/app/info/privacy/ext/3214', 'info/privacy'),
  'info.protocolExt': route('/app/info/protocol/ext/3214', 'info/protocol'),
  'info.contact': route('/app/info/contact', 'info/contact'),
} as const
