import { resolve } from '../routes/resolve'
import { resolveIid } from './tenant'

const MAX_LENGTH = 2048

/** Controls, spaces and backslashes: browsers drop them or turn them into slashes. */
function hasTricks(address: string): boolean {
  for (const char of address) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return false
}

/**
 * The tenant that a rooted path of this app belongs to. Null for what may not be led to by an address from outside:
 * other hosts, other schemes, unknown paths, short links, and anything that a browser would read as something else.
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
 * Whether an address that came from outside may be returned to after a login or an authorisation: a path of the
 * tenant, or the root of the site. The pages of another tenant are not.
 */
export const isTenantAddress = (address: string, iid: number): boolean =>
  address === '/' || tenantOfAddress(address) === iid
