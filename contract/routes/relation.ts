import { route } from './define'

/** Public paths of the group `relation` (shell-and-routes §2). */
export const relationRoutes = {
  'relation.home': route('/app/relation/index', 'relation/home'),
  'relation.detail': route('/app/relation/detail', 'relation/detail'),
  'relation.baseInfo': route('/app/relation/baseinfo', 'relation/base-info'),
  'relation.auth': route('/app/relation/auth', 'relation/auth'),
  'relation.addImpress': route('/app/relation/addimpress', 'relation/add-impress'),
  'relation.impress': route('/app/relation/impress', 'relation/impress'),
  'relation.card': route('/app/relation/card', 'relation/card'),
  'relation.opinion': route('/app/relation/opinion', 'relation/opinion'),
  'relation.honor': route('/app/relation/honor', 'relation/honor'),
  'relation.extra': route('/app/relation/extra', 'account/fillinfo'),
  'relation.company': route('/app/relation/company', 'relation/company'),
  'relation.addCompany': route('/app/relation/addcompany', 'relation/add-company'),
  'relation.praise': route('/app/relation/praise', 'relation/praise'),
} as const
