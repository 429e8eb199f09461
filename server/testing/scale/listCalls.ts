import type { CallDefinition } from '@quanzi/contract'
import { CALL_GROUPS } from '../../features'

/** The parameters that name a page of a list. */
const PAGES = ['pageNo', 'pageNum', 'pageNumber'] as const
const KEYS = ['lastTime', 'beforeId', 'afterId'] as const
/** Lists without these parameters whose names do not say that they are lists. */
const UNNAMED: readonly string[] = ['/v2/checkin/places', '/v1/item/search']
/**
 * Lists that do not grow: what an operator enters by hand, the provinces, and what a member may have twenty of. Any
 * other call whose name ends like this is one that may.
 */
const BY_HAND: readonly string[] = [
  '/api/h5.shop.pageShow.list',
  '/h5/order/getOperationSalesList',
  '/api/coin/conf/list',
  '/api/vip/card/list',
  '/v2/vip/benefit/list',
  '/v2/chat/agent/list',
  '/v1/act/province/list',
  '/api/shop/address/list',
  '/v2/wallet/account/list',
]
const isWhole = (uri: string): boolean => UNNAMED.includes(uri) || (/list$/i.test(uri) && !BY_HAND.includes(uri))

export interface ListCall {
  readonly definition: CallDefinition
  /** The parameter with the page number; null for a list that continues after a row, or that is answered whole. */
  readonly page: string | null
  /** True when the list can be searched by words. */
  readonly finds: boolean
}

const namesOf = ({ params }: CallDefinition): readonly string[] =>
  'entries' in params ? Object.keys(params.entries as object) : []

/** Every call of the catalogue that this server handles. */
export const builtCalls: readonly CallDefinition[] = CALL_GROUPS.flatMap(({ calls, handlers }) =>
  Object.entries(calls).flatMap(([name, definition]) => (name in handlers ? [definition] : [])),
)

/** The handled calls that answer a list, by pages or whole. */
export const listCalls: readonly ListCall[] = builtCalls.flatMap((definition) => {
  const names = namesOf(definition)
  const page = PAGES.find((name) => names.includes(name)) ?? null
  if (page === null && !KEYS.some((name) => names.includes(name)) && !isWhole(definition.uri)) return []
  return [{ definition, page, finds: names.includes('queryKey') }]
})
