import { BUILT_SCREENS, isBuilt } from './built'
import { miniPagePath, NOT_BUILT_PAGE } from './mini'
import type { RouteName } from './routes'
import { isParameter, ROUTE_NAMES, routeOf, segmentsOf } from './segments'

/** Groups whose screens live in the main package: the launch page and the tenant's front door. */
const MAIN_GROUPS = ['root', 'index']

/** A package of its own: the page knows the title of every screen, which the main package has no need of. */
const NOT_BUILT_PACKAGE = { root: NOT_BUILT_PAGE.replace(/\/index$/, ''), pages: ['index'] }

/** Pages of the application configuration. */
export interface PageList {
  /** Main package, the launch page first. */
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
}

/** The pages of the built screens: one subpackage a group, except the main groups. */
export function pageList(): PageList {
  const pages: string[] = []
  const groups = new Map<string, string[]>()
  for (const screen of BUILT_SCREENS) {
    const [group = '', page = ''] = screen.split('/')
    if (screen === 'root/entry') pages.unshift(miniPagePath(screen))
    else if (MAIN_GROUPS.includes(group)) pages.push(miniPagePath(screen))
    else groups.set(group, [...(groups.get(group) ?? []), `${page}/index`])
  }
  const built = [...groups].map(([group, list]) => ({ root: `modules/${group}`, pages: list }))
  return { pages, subPackages: [...built, NOT_BUILT_PACKAGE] }
}

/** Literals that other routes put where `name` has a parameter; a path holding them is not ours. */
function rivalLiterals(name: RouteName, at: number): readonly string[] {
  const own = segmentsOf(name)
  const rivals = ROUTE_NAMES.map(segmentsOf).filter(
    (other) =>
      other.length === own.length &&
      !isParameter(other[at] ?? '') &&
      own.every((segment, i) => i === at || other[i] === segment || isParameter(segment)) &&
      own.slice(0, at).every((segment, i) => other[i] === segment),
  )
  return rivals.map((other) => other[at] ?? '')
}

function h5Pattern(name: RouteName): string {
  const parts = segmentsOf(name).map((segment, at) => {
    if (!isParameter(segment)) return segment
    if (segment === ':iid') return ':iid(\\d+)'
    const rivals = rivalLiterals(name, at)
    return rivals.length > 0 ? `${segment}((?!(?:${rivals.join('|')})(?:/|$))[^/]+)` : segment
  })
  return `/${parts.join('/')}`
}

/**
 * `h5.router.customRoutes` for Taro: page path → public patterns of path-to-regexp. Taro takes the
 * first registered route that matches, page by page, so a parameter excludes the literals that other
 * routes have in its place: the order of pages then does not matter.
 */
export function customRoutes(): Record<string, string[]> {
  const table: Record<string, string[]> = {}
  const literalsFirst = [...ROUTE_NAMES].sort((a, b) => parameterCount(a) - parameterCount(b))
  for (const name of literalsFirst) {
    const { screen } = routeOf(name)
    // With the slash: without it Taro does not find the home page's public path and opens its page path.
    const page = `/${isBuilt(screen) ? miniPagePath(screen) : NOT_BUILT_PAGE}`
    table[page] = [...(table[page] ?? []), h5Pattern(name)]
  }
  return table
}

const parameterCount = (name: RouteName): number => segmentsOf(name).filter(isParameter).length
