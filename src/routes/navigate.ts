import { type BuildArguments, build, type ResolvedRoute, type RouteName, resolve } from '@quanzi/contract'
import { popPage, pushPlace, relaunchPlace, replacePlace } from './stack'
import { currentPlace } from './useRoute'

function placeFor<Name extends RouteName>(name: Name, args: BuildArguments<Name>): ResolvedRoute {
  const found = resolve(build(name, ...args))
  if (!found) throw new RangeError(`${name} does not resolve to itself`)
  return found
}

/** Keeps the channel from screen to screen, unless the target has its own. */
export function withChannel(route: ResolvedRoute): ResolvedRoute {
  const cid = currentPlace()?.query.cid
  if (!cid || route.query.cid) return route
  return { ...route, query: { ...route.query, cid } } as ResolvedRoute
}

/** Opens a screen: `navigate('act.detail', { iid, id, tag: '徒步' })`. Unknown keys become the query. */
export const navigate = <Name extends RouteName>(name: Name, ...args: BuildArguments<Name>): Promise<void> =>
  pushPlace(withChannel(placeFor(name, args)))

/** Opens a screen in place of this one. */
export const replace = <Name extends RouteName>(name: Name, ...args: BuildArguments<Name>): Promise<void> =>
  replacePlace(withChannel(placeFor(name, args)))

/** Opens a screen and closes all others: for a tab, for home, at the end of a journey. */
export const relaunch = <Name extends RouteName>(name: Name, ...args: BuildArguments<Name>): Promise<void> =>
  relaunchPlace(withChannel(placeFor(name, args)))

/** Home of the tenant of the current screen. */
export function goHome(iid = currentPlace()?.iid): Promise<void> {
  return iid === undefined ? relaunch('root.entry') : relaunch('index.home', { iid })
}

/** Goes one screen back, or home from the first screen. */
export async function back(delta = 1): Promise<void> {
  if (!(await popPage(delta))) await goHome()
}
