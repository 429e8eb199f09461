import type { PathParams } from './define'
import { matchPath } from './matchPath'
import { parseQuery, type Query } from './query'
import type { ROUTES, RouteName } from './routes'
import type { ScreenName } from './screens'
import { parameterNames, routeOf } from './segments'

/** Path parameters of a route: `iid` is a number, the others are strings. */
export type RouteParams<Name extends RouteName> = PathParams<(typeof ROUTES)[Name]['pattern']>

/** A resolved address; narrows by `name`. */
export type ResolvedRoute<Name extends RouteName = RouteName> = Name extends RouteName
  ? {
      readonly name: Name
      readonly params: RouteParams<Name>
      readonly query: Query
      readonly screen: ScreenName
    }
  : never

/** Names the parameters and makes the iid a number. */
export function toResolved(name: RouteName, values: readonly string[], query: Query): ResolvedRoute {
  const params: Record<string, string | number> = {}
  parameterNames(name).forEach((key, at) => {
    const value = values[at] ?? ''
    params[key] = key === 'iid' ? Number(value) : value
  })
  // The only cast from run-time values to the types of the catalogue.
  return { name, params, query, screen: routeOf(name).screen } as ResolvedRoute
}

/**
 * The route of a public H5 address: absolute (`https://host/app/…`, any host) or rooted. Null when no route matches or
 * the path is malformed, or when it holds a NUL, which no column accepts. Ignores a trailing slash; a literal segment wins over a parameter; an iid has digits only
 * (conventions §1).
 */
export function resolve(url: string): ResolvedRoute | null {
  if (url.includes('%00')) return null
  const rooted = url.replace(/^(?:https?:)?\/\/[^/?#]*/i, '')
  const [address = ''] = rooted.split('#', 1)
  const cut = address.indexOf('?')
  const path = cut < 0 ? address : address.slice(0, cut)
  if (path !== '' ? !path.startsWith('/') : rooted === url) return null
  const segments = decodeSegments(path)
  const match = segments && matchPath(segments)
  return match ? toResolved(match.name, match.values, parseQuery(cut < 0 ? '' : address.slice(cut + 1))) : null
}

function decodeSegments(path: string): string[] | null {
  const trimmed = path.replace(/^\/|\/$/g, '')
  if (trimmed === '') return []
  try {
    const segments = trimmed.split('/').map(decodeURIComponent)
    return segments.includes('') ? null : segments
  } catch {
    return null
  }
}
