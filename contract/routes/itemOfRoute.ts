import { MODULE_TYPE } from '../rules/moduleTypes'
import type { ResolvedRoute } from './resolve'

/** An item of any module, in the form that addresses, marks and share keys use. */
export interface RouteItem {
  readonly moduleType: number
  readonly id: string
}

/** The groups of routes whose items have another name. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  store: MODULE_TYPE.goods,
  bnb: MODULE_TYPE.campsite,
  audio: MODULE_TYPE.track,
  pvideo: MODULE_TYPE.episode,
  book: MODULE_TYPE.chapter,
}

/**
 * The item of an address that shows it or invites to it; null for a list, a page or a form (screens-content §1
 * Share link).
 */
export function itemOfRoute({ name, params }: ResolvedRoute): RouteItem | null {
  const { id = null, bnbId = id, campsiteId = bnbId, goodsId = campsiteId } = params as Partial<Record<string, string>>
  const [group = ''] = name.split('.')
  const moduleType = OTHER_NAMES[group] ?? MODULE_TYPE[group as keyof typeof MODULE_TYPE]
  return goodsId === null || moduleType === undefined ? null : { moduleType, id: goodsId }
}
