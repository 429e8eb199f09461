import { route } from './define'

/** Public paths of the group `planned` (shell-and-routes §2). */
export const plannedRoutes = {
  'planned.store': route('/app/planned/:iid/plannedstore/:storeid', 'planned/store'),
  'planned.detail': route('/app/planned/:iid/plannedDetail/:id', 'planned/detail'),
  'planned.detail1': route('/app/planned/:iid/plannedDetail1/:id', 'planned/detail'),
  'planned.share': route('/app/planned/:iid/share/:storeid_id', 'planned/share'),
  'planned.storeDetail': route('/app/planned/:iid/plannedstore/:storeid/plannedDetail/:id', 'planned/detail'),
  'planned.storeDetail1': route('/app/planned/:iid/plannedstore/:storeid/plannedDetail1/:id', 'planned/detail'),
} as const
