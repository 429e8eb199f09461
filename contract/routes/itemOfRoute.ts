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
  cloudalbum: MODULE_TYPE.cloudAlbum,
  bnb: MODULE_TYPE.campsite,
  audio: MODULE_TYPE.track,
  pvideo: MODULE_TYPE.episode,
  book: MODULE_TYPE.chapter,
}

/** The routes whose item is named by the query. */
const BY_QUERY: Readonly<Record<string, number>> = {
  'shops.detail': MODULE_TYPE.shop,
  'shops.media': MODULE_TYPE.shop,
}

/**
 * The item of an address that shows it or invites to it; null for a list, a page or a form (screens-content §1
 * Share link).
 */
export function itemOfRoute({ name, params, query }: ResolvedRoute): RouteItem | null {
  const byQuery = BY_QUERY[name]
  if (byQuery) return query.id ? { moduleType: byQuery, id: query.id } : null
  const { id = null, bnbId = id, campsiteId = bnbId, goodsId = campsiteId } = params as Partial<Record<string, string>>
  const [group = ''] = name.split('.')
  const moduleType = OTHER_NAMES[group] ?? MODULE_TYPE[group as keyof typeof MODULE_TYPE]
  return goodsId === null || moduleType === undefined ? null : { moduleType, id: goodsId }
}
