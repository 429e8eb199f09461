import { type BuildArguments, splitParams } from './build'
import { formatQuery, parseQuery, type Query } from './query'
import { type ResolvedRoute, toResolved } from './resolve'
import type { RouteName } from './routes'
import type { ScreenName } from './screens'
import { isIid, parameterNames, ROUTE_NAMES, routeOf } from './segments'

/** The query key that selects one of a screen's paths; pages must not use it themselves. */
export const ROUTE_KEY = 'r'

/**
 * Groups whose package is not their own name. A group that would be larger than a package may be is split; small ones
 * with the same parts share a package, which then has these parts once.
 */
const PACKAGES: readonly (readonly [screens: RegExp, place: string])[] = [
  [/^act\/(?=sign|rank)/, 'checkin/'],
  // Home alone belongs in the main package.
  [/^index\/(?!home)/, 'front/'],
  [/^(search|collection|category|comment|question)\//, 'front/$1/'],
  [/^(wallet|invitation|vip-write-off|client|dis)\//, 'money/$1/'],
  [/^(store|planned|address)\//, 'goods/$1/'],
  [/^(live|video)\//, 'watch/$1/'],
  [/^(feed|news)\//, 'read/$1/'],
  [/^(campsite|bnb|reserve)\//, 'stays/$1/'],
  [/^(audio|pvideo|book)\//, 'listen/$1/'],
  [/^(sign|trajectory|route|trip)\//, 'outdoors/$1/'],
  [/^(mate|sact|cloudalbum)\//, 'clubs/$1/'],
  // The same parts as account/vip.
  [/^info\/(?=vip)/, 'account/'],
  // The same parts as the screens of an invitation.
  [/^account\/(?=invitation)/, 'money/account-'],
  // The same parts as the settings of a small store.
  [/^source\//, 'account/source-'],
]

/**
 * The page of a screen, without leading slash: `modules/act/detail/index`. Its first two segments are the root of its
 * package: mostly the group.
 */
export const miniPagePath = (screen: ScreenName): string =>
  `modules/${PACKAGES.reduce<string>((path, [screens, place]) => path.replace(screens, place), screen)}/index`

const firstRoutes = new Map<ScreenName, RouteName>()
for (const name of ROUTE_NAMES) {
  const { screen } = routeOf(name)
  if (!firstRoutes.has(screen)) firstRoutes.set(screen, name)
}

const screensByPage: ReadonlyMap<string, ScreenName> = new Map(
  [...firstRoutes.keys()].map((screen) => [miniPagePath(screen), screen]),
)

/**
 * The mini-program address of a route: page path and query, with a leading slash. The query contains `r` when the path
 * is not the screen's first one.
 */
export function buildMini<Name extends RouteName>(name: Name, ...[params]: BuildArguments<Name>): string {
  const { screen } = routeOf(name)
  const { path, rest } = splitParams(name, params ?? {})
  const variant = firstRoutes.get(screen) === name ? undefined : name
  return `/${miniPagePath(screen)}${formatQuery({ ...path, ...rest, [ROUTE_KEY]: variant })}`
}

/**
 * The route of a mini-program page: the inverse of `buildMini`. Decodes a query given as text; a record must be
 * decoded already. Null for a foreign page, or when a path parameter is missing.
 */
export function resolveMini(pagePath: string, query: string | Query): ResolvedRoute | null {
  const page = pagePath.replace(/^\//, '')
  const { [ROUTE_KEY]: variant, ...values } = typeof query === 'string' ? parseQuery(query) : query
  const screen = screensByPage.get(page)
  const name = ROUTE_NAMES.find((candidate) => candidate === variant) ?? (screen && firstRoutes.get(screen))
  if (!name || routeOf(name).screen !== screen) return null
  const names = parameterNames(name)
  const rest = { ...values }
  for (const key of names) {
    const value = values[key]
    if (!value || (key === 'iid' && !isIid(value))) return null
    delete rest[key]
  }
  return toResolved(
    name,
    names.map((key) => values[key] ?? ''),
    rest,
  )
}
