import { route } from './define'

/** Public paths of the group `comment` (shell-and-routes §2). */
export const commentRoutes = {
  'comment.act': route('/app/comment/act', 'comment/act'),
} as const
