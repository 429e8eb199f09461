import { type ChatLink, DEFAULT_IID, itemOfRoute, orderOfQuery, type ResolvedRoute, resolve } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { summariesOf, toSummary } from '../../items/summaries'
import { isPricedFrom, startOf } from '../../items/summaryFacts'
import { viewedOrder } from '../../trade/viewedOrder'

const tenantOf = ({ params, query }: ResolvedRoute): number =>
  Number((params as { readonly iid?: number }).iid ?? query.iid ?? DEFAULT_IID)

/**
 * The tenant's published item behind an address, whatever host it names, or an order that the asker may see; null when
 * there is none.
 */
export async function linkedItem(db: Db, asker: Asker, url: string): Promise<ChatLink | null> {
  const { iid, at } = asker
  const route = resolve(url)
  if (!route || tenantOf(route) !== iid) return null
  const item = itemOfRoute(route)
  if (!item) return await linkedOrder(db, asker, orderOfQuery(route.query))
  const [row] = await summariesOf(db, iid, [item.id])
  if (!row || (row.status !== 'published' && row.status !== 'unlisted')) return null
  if (row.module_type !== item.moduleType) return null
  const { moduleType, title, cover, price, extra } = toSummary(row, at)
  return { moduleType, title, cover, price, isFrom: isPricedFrom(moduleType), startAt: startOf({ moduleType, extra }) }
}

async function linkedOrder(db: Db, asker: Asker, gid: string): Promise<ChatLink | null> {
  try {
    const { order, viewer } = await viewedOrder(db, asker, gid)
    const { title, img, payable, starts_at } = order
    const price = viewer === 'supplier' ? null : payable
    return { moduleType: 0, title, cover: img, price, isFrom: false, startAt: starts_at }
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
