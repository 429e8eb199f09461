import { type RouteName, UNIVERSITY_IID } from '@quanzi/contract'

interface Surroundings {
  readonly isMiniProgram: boolean
  readonly isDevHost: boolean
}

const TABS: ReadonlySet<RouteName> = new Set(['university.home', 'university.frameMaster', 'university.personal'])

/**
 * The button of the top nav. It shows only in the mini-program or on a dev host, and only for the university. It leads
 * home from the application overview, is hidden on the tabs, and leads back elsewhere.
 */
export function topNav(
  route: RouteName,
  iid: number,
  { isMiniProgram, isDevHost }: Surroundings,
): 'home' | 'back' | null {
  if (iid !== UNIVERSITY_IID || !(isMiniProgram || isDevHost) || TABS.has(route)) return null
  return route === 'university.apply' ? 'home' : 'back'
}
