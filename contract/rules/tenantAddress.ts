import { resolve } from '../routes/resolve'
import { resolveIid } from './tenant'

const MAX_LENGTH = 2048

/** Controls, spaces and backslashes: browsers drop them or turn them into slashes. */
function hasTricks(address: string): boolean {
  for (const char of address) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return false
}

/**
 * Whether an address that came from outside may be returned to after a login or an authorisation: a rooted path of
 * this app that belongs to the tenant. Other hosts, other schemes, unknown paths, short links and the pages of
 * another tenant are not.
 */
export function isTenantAddress(address: string, iid: number): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return false
  if (address.length > MAX_LENGTH || hasTricks(address)) return false
  const route = resolve(address)
  if (!route || route.name === 'root.short' || route.name === 'root.missing') return false
  const { iid: path } = route.params as { readonly iid?: number }
  return route.name === 'root.entry' || resolveIid({ path, query: route.query }) === iid
}
