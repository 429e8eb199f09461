import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { hasMark } from '@/domain/list/toggleListMark'
import { formatMoment } from '@/locales/formatMoment'
import { CoverButton } from '@/ui/content/CoverButton'
import { CoverMark } from '@/ui/content/CoverMark'
import { LowestPrice } from '@/ui/content/LowestPrice'
import { MediaCard } from '@/ui/content/MediaCard'
import { StatusTag } from '@/ui/content/StatusTag'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { text } from './messages'
import css from './TripCard.module.scss'

const FEW_SEATS = 10

interface TripCardProps {
  readonly item: ItemSummary
  readonly onOpen: (item: ItemSummary) => void
  /** Absent: the card has no heart. */
  readonly onCollect?: ((item: ItemSummary) => void) | undefined
}

/** A trip: its nearest departure, the lowest price, and the seats when few are left. */
export const TripCard = observer(function TripCard({ item, onOpen, onCollect }: TripCardProps) {
  const { id, cover, title, price, extra } = item
  const { startAt, left, state } = extra
  const isOpen = state === 'open'
  const collected = hasMark(item, 'collect')
  return (
    <View className={css.item}>
      <MediaCard
        id={`trip-${id}`}
        cover={cover}
        coverRatio={1}
        title={title}
        badge={
          isOpen ? undefined : (
            <StatusTag look="filled" tone={state === 'full' ? 'warning' : 'plain'}>
              {text(state === 'full' ? 'full' : 'ended')}
            </StatusTag>
          )
        }
        meta={
          <View className={css.facts}>
            {startAt !== undefined && <Text>{text('departs', { date: formatMoment(startAt, 'weekday') })}</Text>}
            {extra.city && <Text>{extra.city}</Text>}
            {isOpen && typeof left === 'number' && left <= FEW_SEATS && (
              <Text className={css.few}>{text('seatsLeft', { count: left })}</Text>
            )}
          </View>
        }
        end={price !== null && <LowestPrice fen={price} zeroText={text('free')} />}
        onPress={() => onOpen(item)}
      />
      {onCollect && (
        <CoverMark ratio={1}>
          <CoverButton
            id={`collect-${id}`}
            icon={collected ? heartFilledIcon.drawing : heartIcon.drawing}
            {...(collected ? { color: 'var(--accent)' } : {})}
            label={text('collect', { title })}
            pressed={collected}
            onPress={() => onCollect(item)}
          />
        </CoverMark>
      )}
    </View>
  )
})
