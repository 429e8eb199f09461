import { accountRoutes } from './account'
import { actRoutes } from './act'
import { addressRoutes } from './address'
import { audioRoutes } from './audio'
import { bnbRoutes } from './bnb'
import { bookRoutes } from './book'
import { campsiteRoutes } from './campsite'
import { categoryRoutes } from './category'
import { cfRoutes } from './cf'
import { clientRoutes } from './client'
import { cloudalbumRoutes } from './cloudalbum'
import { collectionRoutes } from './collection'
import { commentRoutes } from './comment'
import { disRoutes } from './dis'
import { feedRoutes } from './feed'
import { findRoutes } from './find'
import { gameRoutes } from './game'
import { indexRoutes } from './indexGroup'
import { infoRoutes } from './info'
import { invitationRoutes } from './invitation'
import { liveRoutes } from './live'
import { mallRoutes } from './mall'
import { mapRoutes } from './map'
import { mateRoutes } from './mate'
import { newsRoutes } from './news'
import { noteRoutes } from './note'
import { orderRoutes } from './order'
import { payRoutes } from './pay'
import { plannedRoutes } from './planned'
import { pvideoRoutes } from './pvideo'
import { questionRoutes } from './question'
import { realcardRoutes } from './realcard'
import { relationRoutes } from './relation'
import { reserveRoutes } from './reserve'
import { rootRoutes } from './root'
import { routeRoutes } from './route'
import { sactRoutes } from './sact'
import { searchRoutes } from './search'
import { shareRoutes } from './share'
import { shopsRoutes } from './shops'
import { signRoutes } from './sign'
import { sourceRoutes } from './source'
import { stepRoutes } from './step'
import { storeRoutes } from './store'
import { testRoutes } from './test'
import { trajectoryRoutes } from './trajectory'
import { tripRoutes } from './trip'
import { universityRoutes } from './university'
import { videoRoutes } from './video'
import { vipWriteOffRoutes } from './vipWriteOff'
import { walletRoutes } from './wallet'

/**
 * Every public path by name, e.g. `act.detail` (shell-and-routes §2). A name consists of the route group and the rest
 * of the path; each variant of a path has its own name.
 */
export const ROUTES = {
  ...rootRoutes,
  ...addressRoutes,
  ...accountRoutes,
  ...disRoutes,
  ...actRoutes,
  ...audioRoutes,
  ...bnbRoutes,
  ...bookRoutes,
  ...campsiteRoutes,
  ...categoryRoutes,
  ...clientRoutes,
  ...collectionRoutes,
  ...commentRoutes,
  ...cfRoutes,
  ...feedRoutes,
  ...findRoutes,
  ...gameRoutes,
  ...indexRoutes,
  ...infoRoutes,
  ...invitationRoutes,
  ...liveRoutes,
  ...mallRoutes,
  ...mapRoutes,
  ...cloudalbumRoutes,
  ...mateRoutes,
  ...newsRoutes,
  ...noteRoutes,
  ...orderRoutes,
  ...payRoutes,
  ...plannedRoutes,
  ...pvideoRoutes,
  ...questionRoutes,
  ...realcardRoutes,
  ...relationRoutes,
  ...reserveRoutes,
  ...routeRoutes,
  ...searchRoutes,
  ...shareRoutes,
  ...shopsRoutes,
  ...signRoutes,
  ...sourceRoutes,
  ...stepRoutes,
  ...storeRoutes,
  ...testRoutes,
  ...trajectoryRoutes,
  ...tripRoutes,
  ...videoRoutes,
  ...vipWriteOffRoutes,
  ...walletRoutes,
  ...universityRoutes,
  ...sactRoutes,
} as const

/** Name of a public path. */
export type RouteName = keyof typeof ROUTES
