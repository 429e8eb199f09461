import { miniPagePath } from './mini'
import { SCREENS, type ScreenName } from './screens'

/** Groups in the main package: the launch page and the tenant's home. */
const MAIN_GROUPS = ['root', 'index']

/** The pages of the application configuration. */
export interface PageList {
  /** Pages of the main package, the launch page first. */
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
}

const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[]

/** The pages of the screens: one subpackage per folder of modules, except the main groups. */
export function pageList(screens = SCREEN_NAMES): PageList {
  const pages: string[] = []
  const groups = new Map<string, string[]>()
  for (const screen of screens) {
    const page = miniPagePath(screen)
    const [, group = '', ...rest] = page.split('/')
    if (screen === 'root/entry') pages.unshift(page)
    else if (MAIN_GROUPS.includes(group)) pages.push(page)
    else groups.set(group, [...(groups.get(group) ?? []), rest.join('/')])
  }
  return { pages, subPackages: [...groups].map(([group, list]) => ({ root: `modules/${group}`, pages: list })) }
}
