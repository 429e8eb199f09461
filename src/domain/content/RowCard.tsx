import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'

/** Cover left, two-line title, one line of meta, price or state at the end. */
export function RowCard({ id, item, onPress }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  return (
    <MediaCard
      id={id}
      cover={item.cover}
      title={item.title}
      meta={meta}
      badge={badge ? <StatusTag tone={badge.tone}>{badge.text}</StatusTag> : undefined}
      end={price === null ? undefined : <Price fen={price} size="small" zeroText={text('free')} />}
      onPress={onPress}
    />
  )
}
