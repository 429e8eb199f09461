import { route } from './define'

/** Public paths of the group `vipWriteOff` (shell-and-routes §2). */
export const vipWriteOffRoutes = {
  'vipWriteOff.recordList': route('/app/vipWriteOff/:iid/record/list', 'vip-write-off/record-list'),
  'vipWriteOff.recordRecv': route('/app/vipWriteOff/:iid/record/recv', 'vip-write-off/record-recv'),
} as const
