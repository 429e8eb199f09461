import { build, type ResolvedRoute, type RouteName, resolve } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { useLayoutEffect, useMemo } from 'react'
import { environment } from '@/platform/environment'
import { type Place, placeOf } from './Place'
import { resolveH5Page, resolveMiniPage, type TaroPage } from './pageAddress'
import { placeShown } from './placeEvents'

function resolvePage(page: TaroPage): ResolvedRoute {
  const route = environment().target === 'h5' ? resolveH5Page(page) : resolveMiniPage(page)
  // A page without a required parameter shows the entry screen instead of crashing.
  return route ?? (resolve(build('root.entry')) as ResolvedRoute)
}

/**
 * The place of the calling screen: `const { params, query, iid } = useRoute<'act.detail'>()`. The same object for the
 * life of the page.
 */
export function useRoute<Name extends RouteName = RouteName>(): Place<Name> {
  const router = Taro.useRouter()
  const place = useMemo(() => placeOf(resolvePage(router)) as Place<Name>, [router])
  // A layout effect runs before the effects of the screen make calls: the session must know the tenant by then.
  useLayoutEffect(() => placeShown(place), [place])
  Taro.useDidShow(() => placeShown(place))
  return place
}

/** The place of the top page, for code outside a screen; null while the app starts. */
export function currentPlace(): Place | null {
  const router = Taro.getCurrentInstance().router
  return router ? placeOf(resolvePage(router)) : null
}
