import { route } from './define'

/** Public paths of the group `realcard` (shell-and-routes §2). */
export const realcardRoutes = {
  'realcard.activate': route('/app/realcard/activate', 'realcard/activate'),
  'realcard.query': route('/app/realcard/query', 'realcard/query'),
  'realcard.empty': route('/app/realcard/empty', 'realcard/empty'),
  'realcard.baibo': route('/app/realcard/baibo', 'realcard/campaign'),
  'realcard.qinzi': route('/app/realcard/qinzi', 'realcard/campaign'),
  'realcard.aier': route('/app/realcard/aier', 'realcard/campaign'),
  'realcard.mengjie': route('/app/realcard/mengjie', 'realcard/campaign'),
  'realcard.extend': route('/app/realcard/extend', 'realcard/extend'),
  'realcard.redpacket': route('/app/realcard/redpacket', 'realcard/redpacket'),
  'realcard.kaitu': route('/app/realcard/kaitu', 'realcard/campaign'),
} as const
