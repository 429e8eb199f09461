import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'
import css from './RowCard.module.scss'

/** Modules with square emblems. A club also shows its next activity or its description. */
const SQUARE: ReadonlySet<number> = new Set([MODULE_TYPE.mate])

const clubNote = ({ extra, summary }: ItemSummary): string =>
  extra.nextAct ? text('nextAct', { title: extra.nextAct }) : summary

/** Cover at the left, two-line title, one line of facts, price or state at the right end. */
export function RowCard({ id, item, onPress, roomAtEnd }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  return (
    <MediaCard
      id={id}
      // A post may have no picture.
      {...(item.cover || badge ? { cover: item.cover } : {})}
      {...(SQUARE.has(item.moduleType) ? { coverRatio: 1, note: clubNote(item) } : {})}
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
