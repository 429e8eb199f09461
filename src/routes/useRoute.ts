import { build, type ResolvedRoute, type RouteName, resolve } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { useLayoutEffect, useMemo } from 'react'
import { environment } from '@/platform/environment'
import { type Place, placeOf } from './Place'
import { resolveH5Page, resolveMiniPage, type TaroPage } from './pageAddress'
import { placeShown } from './placeEvents'

function resolvePage(page: TaroPage): ResolvedRoute {
  const route = environment().target === 'h5' ? resolveH5Page(page) : resolveMiniPage(page)
  // A page opened with a parameter missing stands at the tenant's door rather than crash.
  return route ?? (resolve(build('root.entry')) as ResolvedRoute)
}

/**
 * The place of the screen that calls it: `const { params, query, iid } = useRoute<'act.detail'>()`.
 * Stable for the life of the page.
 */
export function useRoute<Name extends RouteName = RouteName>(): Place<Name> {
  const router = Taro.useRouter()
  const place = useMemo(() => placeOf(resolvePage(router)) as Place<Name>, [router])
  // Before any effect of the screen or its children makes a call: the session must know the tenant.
  useLayoutEffect(() => placeShown(place), [place])
  Taro.useDidShow(() => placeShown(place))
  return place
}

/** The place of the page on top, for code outside a screen; null while the app is starting. */
export function currentPlace(): Place | null {
  const router = Taro.getCurrentInstance().router
  return router ? placeOf(resolvePage(router)) : null
}
