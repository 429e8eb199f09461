import { route } from './define'

/** Public paths of the group `category` (shell-and-routes §2). */
export const categoryRoutes = {
  'category.index': route('/app/category/:iid', 'category/index'),
} as const
