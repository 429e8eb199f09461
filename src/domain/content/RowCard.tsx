import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'
import css from './RowCard.module.scss'

/** Covers of another shape: emblems and albums are square, books stand. Their cards have room for a note. */
export const COVER_RATIOS: Readonly<Record<number, number>> = {
  [MODULE_TYPE.mate]: 1,
  [MODULE_TYPE.audioAlbum]: 1,
  [MODULE_TYPE.book]: 3 / 4,
}

/** A post may have no picture; a badge has its place on a cover. */
export const hasCover = (item: ItemSummary): boolean => item.cover !== '' || itemFacts(item).badge !== null

/** A club's next activity, or what it is about. No line ends at a point of a title's own. */
const noteOf = ({ extra, summary }: ItemSummary): string =>
  (extra.nextAct ? text('nextAct', { title: extra.nextAct }) : summary).split(' · ').join('\u00a0·\u00a0')

/** Cover at the left, two-line title, one line of facts, price or state at the right end. */
export function RowCard({ id, item, onPress, roomAtEnd }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  const ratio = COVER_RATIOS[item.moduleType]
  return (
    <MediaCard
      id={id}
      {...(hasCover(item) ? { cover: item.cover } : {})}
      {...(ratio ? { coverRatio: ratio, note: noteOf(item) } : {})}
      title={item.title}
      meta={meta}
      badge={
        badge ? (
          <StatusTag look="filled" tone={badge.tone}>
            {badge.text}
          </StatusTag>
        ) : undefined
      }
      end={
        price === null ? (
          roomAtEnd && <View className={css.room} />
        ) : (
          <Price fen={price} size="small" zeroText={text('free')} />
        )
      }
      onPress={onPress}
    />
  )
}
