import { MODULE_TYPE } from '../rules/moduleTypes'
import type { ResolvedRoute } from './resolve'

/** An item of any module, in the form that addresses, marks and share keys use. */
export interface RouteItem {
  readonly moduleType: number
  readonly id: string
}

/**
 * The item of an address that shows it or invites to it; null for a list, a page or a form (screens-content §1
 * Share link).
 */
export function itemOfRoute({ name, params }: ResolvedRoute): RouteItem | null {
  const { id = null, goodsId = id } = params as { readonly id?: string; readonly goodsId?: string }
  const [group = ''] = name.split('.')
  const moduleType = group === 'store' ? MODULE_TYPE.goods : MODULE_TYPE[group as keyof typeof MODULE_TYPE]
  return goodsId === null || moduleType === undefined ? null : { moduleType, id: goodsId }
}
