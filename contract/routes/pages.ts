import { BUILT_SCREENS } from './built'
import { miniPagePath, NOT_BUILT_PAGE } from './mini'

/** Groups in the main package: the launch page and the tenant's home. */
const MAIN_GROUPS = ['root', 'index']

/** A package of its own: the page contains the titles of all screens, which the main package does not need. */
const NOT_BUILT_PACKAGE = { root: NOT_BUILT_PAGE.replace(/\/index$/, ''), pages: ['index'] }

/** The pages of the application configuration. */
export interface PageList {
  /** Pages of the main package, the launch page first. */
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
}

/** The pages of the built screens: one subpackage per folder of modules, except the main groups. */
export function pageList(): PageList {
  const pages: string[] = []
  const groups = new Map<string, string[]>()
  for (const screen of BUILT_SCREENS) {
    const page = miniPagePath(screen)
    const [, group = '', ...rest] = page.split('/')
    if (screen === 'root/entry') pages.unshift(page)
    else if (MAIN_GROUPS.includes(group)) pages.push(page)
    else groups.set(group, [...(groups.get(group) ?? []), rest.join('/')])
  }
  const built = [...groups].map(([group, list]) => ({ root: `modules/${group}`, pages: list }))
  return { pages, subPackages: [...built, NOT_BUILT_PACKAGE] }
}
