import { route } from './define'

/** Public paths of the group `note` (shell-and-routes §2). */
export const noteRoutes = {
  'note.list': route('/app/note/:iid', 'note/list'),
  'note.detail': route('/app/note/:iid/detail/:id', 'note/detail'),
  'note.preview': route('/app/note/:iid/preview/:id', 'note/preview'),
} as const
