import {
  formatDate,
  formatYuanShort,
  type ItemSummary,
  itemOfRoute,
  MODULE_LABEL,
  moduleName,
  ORDER_TYPE,
  ORDER_TYPES,
  type ResolvedRoute,
} from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { summariesOf, toSummary } from '../../items/summaries'
import { isPricedFrom, startOf } from '../../items/summaryFacts'
import { sitePackage } from '../site/public'

export interface ShareFacts {
  readonly label: string
  readonly facts: readonly string[]
  readonly price: string
  readonly title: string
  readonly cover: string
}

/** The item's facts on a picture: read here, so that nobody can change the price. */
export async function shareFacts(db: Db, { iid, at }: Asker, route: ResolvedRoute): Promise<ShareFacts | null> {
  if (route.name === 'pay.saas') return await packageFacts(db, iid, route.query.id ?? '')
  const item = itemOfRoute(route)
  if (!item) return null
  const [row] = await summariesOf(db, iid, [item.id])
  const isOpen = row?.status === 'published' || row?.status === 'unlisted'
  return isOpen && row.module_type === item.moduleType ? factsOf(toSummary(row, at)) : null
}

/** A site package, whose checkout is what the poster leads to. */
async function packageFacts(db: Db, iid: number, id: string): Promise<ShareFacts | null> {
  const pack = await sitePackage(db, iid, id)
  if (!pack) return null
  const { title, price, days } = pack
  return {
    label: ORDER_TYPES[ORDER_TYPE.site].zh,
    facts: [`有效期 ${days} 天`],
    price: `¥ ${formatYuanShort(price)}`,
    title,
    cover: '',
  }
}

export function factsOf({ moduleType, title, cover, price, extra, tags }: ItemSummary): ShareFacts {
  const name = moduleName(moduleType)
  const place = [extra.city, extra.place].filter(Boolean).join(' · ')
  const startAt = startOf({ moduleType, extra })
  const when = startAt === null ? '' : formatDate(startAt, 'MM月DD日 HH:mm')
  const facts = [when, place].filter((fact) => fact !== '')
  return {
    label: name ? MODULE_LABEL[name].zh : '',
    facts:
      facts.length > 0 || tags.length === 0
        ? facts
        : [
            tags
              .slice(0, 4)
              .map((tag) => `#${tag}`)
              .join(' '),
          ],
    price:
      price === null
        ? ''
        : price === 0
          ? '免费'
          : `¥ ${formatYuanShort(price)}${isPricedFrom(moduleType) ? ' 起' : ''}`,
    title,
    cover,
  }
}
