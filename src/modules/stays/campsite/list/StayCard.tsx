import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import type { MarkChoice } from '@/domain/content/MarkButton'
import { RowMark } from '@/domain/content/RowMark'
import { LowestPrice } from '@/ui/content/LowestPrice'
import { MediaCard } from '@/ui/content/MediaCard'
import { StatusTag } from '@/ui/content/StatusTag'
import { joinClasses } from '@/ui/joinClasses'
import { text } from '../messages'
import css from './StayCard.module.scss'

/** From this number on what is left is not said. */
const FEW = 10

interface StayCardProps {
  readonly item: ItemSummary
  readonly mark: MarkChoice
  readonly onPress: () => void
}

/** A campsite or homestay with its lowest price, for the chosen dates if any; what is booked up is paler. */
export function StayCard({ item, mark, onPress }: StayCardProps) {
  const { extra, distance } = item
  const isFull = extra.free === 0
  const price = extra.lowest ?? item.price
  const place = [extra.city, extra.place].filter(Boolean).join(' ')
  const away = distance === undefined ? '' : text('away', { km: (distance / 1000).toFixed(1) })
  const left = extra.free !== undefined && !isFull && extra.free < FEW ? text('left', { count: extra.free }) : ''
  return (
    <View className={joinClasses(css.card, isFull && css.full)}>
      <MediaCard
        id={`stay-${item.id}`}
        cover={item.cover}
        title={item.title}
        meta={[place, away].filter(Boolean).join(' · ')}
        note={[left, item.tags.join(' · ')].filter(Boolean).join(' · ')}
        badge={extra.kind === 'bnb' ? <StatusTag look="filled">{text('bnbTag')}</StatusTag> : undefined}
        end={
          isFull ? (
            <StatusTag look="word">{text('bookedUp')}</StatusTag>
          ) : (
            price !== null && <LowestPrice fen={price} size="small" />
          )
        }
        onPress={onPress}
      />
      <RowMark item={item} {...mark} />
    </View>
  )
}
