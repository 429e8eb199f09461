import { MODULE_TYPE } from '@quanzi/contract'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'

/** Emblems are square; a club also says what it is about. */
const SQUARE: ReadonlySet<number> = new Set([MODULE_TYPE.mate])

/** Cover left, two-line title, one line of meta, price or state at the end. */
export function RowCard({ id, item, onPress }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  return (
    <MediaCard
      id={id}
      cover={item.cover}
      {...(SQUARE.has(item.moduleType) ? { coverRatio: 1, note: item.summary } : {})}
      title={item.title}
      meta={meta}
      badge={badge ? <StatusTag tone={badge.tone}>{badge.text}</StatusTag> : undefined}
      end={price === null ? undefined : <Price fen={price} size="small" zeroText={text('free')} />}
      onPress={onPress}
    />
  )
}
