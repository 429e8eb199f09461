import type { RouteDefinition } from './define'
import { ROUTES, type RouteName } from './routes'

/** A concrete path for `*`. */
export const MISSING_PATH = '/app/missing'

/** A route by name with its general type, for code that handles all routes alike. */
export const routeOf = (name: RouteName): RouteDefinition => ROUTES[name]

/** All route names in catalogue order. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]

/** The parts of a pattern between slashes; a parameter keeps its colon. */
export function segmentsOf(name: RouteName): readonly string[] {
  const { pattern } = routeOf(name)
  return (pattern === '*' ? MISSING_PATH : pattern).split('/').filter((segment) => segment !== '')
}

/** True for `:iid` and other parameters. */
export const isParameter = (segment: string): boolean => segment.startsWith(':')

/** Parameter names of a route in path order. */
export const parameterNames = (name: RouteName): readonly string[] =>
  segmentsOf(name)
    .filter(isParameter)
    .map((segment) => segment.slice(1))

/** True for an iid in a path: digits only, and few enough for an exact number. */
export const isIid = (text: string): boolean => /^\d{1,15}$/.test(text)
