import { type ChatLink, DEFAULT_IID, itemOfRoute, type ResolvedRoute, resolve } from '@quanzi/contract'
import type { Clock } from '../../base/clock'
import type { Db } from '../../db/schema'
import { summariesOf, toSummary } from '../../items/summaries'
import { isPricedFrom, startOf } from '../../items/summaryFacts'

const tenantOf = ({ params, query }: ResolvedRoute): number =>
  Number((params as { readonly iid?: number }).iid ?? query.iid ?? DEFAULT_IID)

/** The published item of a tenant behind an address, whatever host it names; null when there is none. */
export async function linkedItem(db: Db, clock: Clock, iid: number, url: string): Promise<ChatLink | null> {
  const route = resolve(url)
  const item = route && itemOfRoute(route)
  if (!item || tenantOf(route) !== iid) return null
  const [row] = await summariesOf(db, iid, [item.id])
  if (row?.status !== 'published' || row.module_type !== item.moduleType) return null
  const { moduleType, title, cover, price, extra } = toSummary(row, clock())
  return { moduleType, title, cover, price, isFrom: isPricedFrom(moduleType), startAt: startOf({ moduleType, extra }) }
}
