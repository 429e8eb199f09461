import { route } from './define'

/** Public paths of the group `collection` (shell-and-routes §2). */
export const collectionRoutes = {
  'collection.list': route('/app/collection/list', 'collection/list'),
} as const
