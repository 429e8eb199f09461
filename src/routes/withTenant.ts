import { DEFAULT_IID, type ResolvedRoute } from '@quanzi/contract'
import { currentPlace } from './useRoute'

/** Adds the current tenant to an address without one: a tenant's data rarely name the tenant. */
export function withTenant(route: ResolvedRoute, iid = currentPlace()?.iid ?? DEFAULT_IID): ResolvedRoute {
  const named = 'iid' in (route.params as object) || route.query.iid || route.query.cid
  if (named || iid === DEFAULT_IID) return route
  return { ...route, query: { ...route.query, iid: String(iid) } }
}
