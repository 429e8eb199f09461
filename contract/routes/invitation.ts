import { route } from './define'

/** Public paths of the group `invitation` (shell-and-routes §2). */
export const invitationRoutes = {
  'invitation.bind': route('/app/invitation/bind', 'invitation/bind'),
  'invitation.gifts': route('/app/invitation/gifts', 'invitation/gifts'),
  'invitation.actseller': route('/app/invitation/actseller/:iid', 'invitation/actseller'),
} as const
