import { route } from './define'

/** Public paths of the group `book` (shell-and-routes §2). */
export const bookRoutes = {
  'book.list': route('/app/book/:iid', 'book/list'),
  'book.article': route('/app/book/:iid/articleDetail/:id', 'book/article'),
} as const
