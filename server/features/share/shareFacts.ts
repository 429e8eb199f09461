import {
  formatDate,
  formatYuanShort,
  type ItemSummary,
  itemOfRoute,
  type Language,
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
export async function shareFacts(
  db: Db,
  { iid, at }: Asker,
  route: ResolvedRoute,
  language: Language,
): Promise<ShareFacts | null> {
  if (route.name === 'pay.saas') return await packageFacts(db, iid, route.query.id ?? '', language)
  const item = itemOfRoute(route)
  if (!item) return null
  const [row] = await summariesOf(db, iid, [item.id])
  const isOpen = row?.status === 'published' || row?.status === 'unlisted'
  return isOpen && row.module_type === item.moduleType ? factsOf(toSummary(row, at), language) : null
}

/** A site package, whose checkout is what the poster leads to. */
async function packageFacts(db: Db, iid: number, id: string, language: Language): Promise<ShareFacts | null> {
  const pack = await sitePackage(db, iid, id)
  if (!pack) return null
  const { title, price, days } = pack
  return {
    label: ORDER_TYPES[ORDER_TYPE.site][language],
    facts: [language === 'en' ? `Valid for ${days} days` : `有效期${days}天`],
    price: `¥ ${formatYuanShort(price)}`,
    title,
    cover: '',
  }
}

export function factsOf({ moduleType, title, cover, price, extra, tags }: ItemSummary, language: Language): ShareFacts {
  const isEnglish = language === 'en'
  const name = moduleName(moduleType)
  const place = [extra.city, extra.place].filter(Boolean).join(' · ')
  const startAt = startOf({ moduleType, extra })
  const when = startAt === null ? '' : whenWords(startAt, isEnglish)
  const facts = [when, place].filter((fact) => fact !== '')
  return {
    label: name ? MODULE_LABEL[name][language] : '',
    facts:
      facts.length > 0 || tags.length === 0
        ? facts
        : [
            tags
              .slice(0, 4)
              .map((tag) => `#${tag}`)
              .join(' '),
          ],
    price: price === null ? '' : priceWords(price, isPricedFrom(moduleType), isEnglish),
    title,
    cover,
  }
}

function priceWords(fen: number, isFrom: boolean, isEnglish: boolean): string {
  if (fen === 0) return isEnglish ? 'Free' : '免费'
  const yuan = formatYuanShort(fen)
  if (isEnglish) return `${isFrom ? 'From ' : ''}¥${yuan}`
  return `¥ ${yuan}${isFrom ? ' 起' : ''}`
}

const whenWords = (at: number, isEnglish: boolean): string =>
  isEnglish
    ? `${formatDate(at, 'ddd')} ${formatDate(at, 'D MMM')}, ${formatDate(at, 'HH:mm')}`
    : formatDate(at, 'MM月DD日 HH:mm')
