import { route } from './define'

/** Public paths of the group `news` (shell-and-routes §2). */
export const newsRoutes = {
  'news.list': route('/app/news/list/:iid', 'news/list'),
  'news.home': route('/app/news/:iid', 'news/home'),
  'news.detail': route('/app/news/:iid/detail/:id', 'news/detail'),
} as const
