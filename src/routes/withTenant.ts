import { DEFAULT_IID, type ResolvedRoute } from '@quanzi/contract'
import { currentPlace } from './useRoute'

/** An address that names no tenant belongs to the one on screen: data of a tenant seldom name their own. */
export function withTenant(route: ResolvedRoute, iid = currentPlace()?.iid ?? DEFAULT_IID): ResolvedRoute {
  const named = 'iid' in (route.params as object) || route.query.iid || route.query.cid
  if (named || iid === DEFAULT_IID) return route
  return { ...route, query: { ...route.query, iid: String(iid) } }
}
