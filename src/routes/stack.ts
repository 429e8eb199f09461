import { build, buildMini, type ResolvedRoute } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { environment } from '@/platform/environment'
import { resolveH5Page, resolveMiniPage } from './pageAddress'
import { pages } from './pages'
import { STACK_LIMIT, type StackPage, stackPlan } from './stackPlan'

type Values = Readonly<Record<string, string | number>>

/** The address for the platform's router: on H5 always the concrete public path. */
export function platformPath({ name, params, query }: ResolvedRoute): string {
  const values = { ...query, ...(params as Values) } as Parameters<typeof build<'act.detail'>>[1]
  // Name and parameters come from the catalogue, so they fit together.
  const write = environment().target === 'h5' ? build : buildMini
  return (write as (name: string, values: object) => string)(name, values)
}

export function openPages(): StackPage[] {
  const h5 = environment().target === 'h5'
  return Taro.getCurrentPages().map((page) => {
    const path = (h5 ? page.path : page.route) ?? ''
    // Taro keeps the query of an H5 page here; without it no open page would ever match.
    const onH5 = (page as { readonly $taroParams?: Record<string, string> }).$taroParams
    const params = ((h5 ? onH5 : page.options) ?? {}) as Record<string, string>
    const found = h5 ? resolveH5Page({ path, params }) : resolveMiniPage({ path, params })
    return { path: found ? platformPath(found) : path, screen: found?.screen ?? null }
  })
}

/** Opens a place by the rules of the page stack. */
export async function pushPlace(route: ResolvedRoute): Promise<void> {
  const url = platformPath(route)
  const plan = stackPlan(openPages(), { path: url, screen: route.screen })
  if (plan.kind === 'push') await pages.navigateTo({ url })
  else if (plan.kind === 'replace') await pages.redirectTo({ url })
  else {
    await pages.navigateBack({ delta: plan.delta })
    if (plan.replace) await pages.redirectTo({ url })
  }
}

/** Opens a page outside the catalogue; with ten pages open it replaces the top one. */
export async function pushPage(url: string): Promise<void> {
  const full = Taro.getCurrentPages().length >= STACK_LIMIT
  await (full ? pages.redirectTo({ url }) : pages.navigateTo({ url }))
}

export const replacePlace = async (route: ResolvedRoute): Promise<void> =>
  void (await pages.redirectTo({ url: platformPath(route) }))

/** Closes all open pages: for home, for tabs, after logout. */
export const relaunchPlace = async (route: ResolvedRoute): Promise<void> =>
  void (await pages.reLaunch({ url: platformPath(route) }))

/** Goes one page back; false on the first page. */
export async function popPage(delta = 1): Promise<boolean> {
  const depth = Taro.getCurrentPages().length
  if (depth <= 1) return false
  await pages.navigateBack({ delta: Math.min(delta, depth - 1) })
  return true
}
