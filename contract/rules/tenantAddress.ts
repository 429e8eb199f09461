import { resolve } from '../routes/resolve'
import { resolveIid } from './tenant'

const MAX_LENGTH = 2048

/** True for controls, spaces and backslashes, which browsers drop or turn into slashes. */
function hasTricks(address: string): boolean {
  for (const char of address) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return false
}

/**
 * The tenant of a rooted path of this app. Null for an address that outsiders must not lead to: another host or
 * scheme, an unknown path, a short link, or anything that a browser reads differently.
 */
export function tenantOfAddress(address: string): number | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  if (address.length > MAX_LENGTH || hasTricks(address)) return null
  const route = resolve(address)
  if (!route || route.name === 'root.short' || route.name === 'root.missing') return null
  const { iid: path } = route.params as { readonly iid?: number }
  return resolveIid({ path, query: route.query })
}

/**
 * True for an address from outside that may be opened after a login or an authorisation: a path of the tenant or the
 * root of the site, but no page of another tenant.
 */
export const isTenantAddress = (address: string, iid: number): boolean =>
  address === '/' || tenantOfAddress(address) === iid
