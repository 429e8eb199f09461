import { type ItemSummary, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { hasMark } from '@/domain/list/toggleListMark'
import { formatMoment } from '@/locales/formatMoment'
import { formatDays } from '@/locales/formatPeriod'
import { CoverButton } from '@/ui/content/CoverButton'
import { CoverMark } from '@/ui/content/CoverMark'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag, type StatusTone } from '@/ui/content/StatusTag'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { text } from '../../messages'
import css from './ActCard.module.scss'

interface ActCardProps {
  readonly item: ItemSummary
  readonly onOpen: (item: ItemSummary) => void
  readonly onCollect: (item: ItemSummary) => void
}

const FEW_SEATS = 10

function badgeOf({ extra }: ItemSummary): { readonly words: string; readonly tone: StatusTone } | null {
  if (extra.mine) return { words: text('mine'), tone: 'brand' }
  if (extra.state === 'ended') return { words: text('ended'), tone: 'plain' }
  if (extra.state === 'full' || extra.left === 0) return { words: text('full'), tone: 'warning' }
  if (extra.state === 'running') return { words: text('running'), tone: 'success' }
  return null
}

/** The start, or first and last day when there are several. */
const datesOf = (startAt: number, endAt = startAt): string =>
  shanghaiDay(endAt) > shanghaiDay(startAt) ? formatDays(startAt, endAt) : formatMoment(startAt)

/** An activity in the list: cover with a heart, time, place, seats left, price. */
export const ActCard = observer(function ActCard({ item, onOpen, onCollect }: ActCardProps) {
  const { extra, price, title } = item
  const badge = badgeOf(item)
  const place = [extra.province, extra.city, extra.place].filter(Boolean)
  const collected = hasMark(item, 'collect')
  const seats = extra.state !== 'ended' && typeof extra.left === 'number' && extra.left > 0 ? extra.left : null
  return (
    <View className={css.item}>
      <MediaCard
        id={`act-${item.id}`}
        cover={item.cover}
        coverRatio={1}
        title={title}
        badge={
          badge ? (
            <StatusTag look="filled" tone={badge.tone}>
              {badge.words}
            </StatusTag>
          ) : undefined
        }
        meta={
          <View className={css.facts}>
            {extra.startAt !== undefined && <Text>{datesOf(extra.startAt, extra.endAt)}</Text>}
            {place.length > 0 && <Text className={css.place}>{place[place.length - 1]}</Text>}
            {seats !== null && (
              <Text className={seats <= FEW_SEATS ? css.few : ''}>{text('seatsLeft', { count: seats })}</Text>
            )}
          </View>
        }
        end={price !== null && <Price fen={price} size="normal" zeroText={text('free')} />}
        onPress={() => onOpen(item)}
      />
      <CoverMark ratio={1}>
        <CoverButton
          id={`collect-${item.id}`}
          icon={collected ? heartFilledIcon.drawing : heartIcon.drawing}
          {...(collected ? { color: 'var(--accent)' } : {})}
          label={text('collect', { title })}
          pressed={collected}
          onPress={() => onCollect(item)}
        />
      </CoverMark>
    </View>
  )
})
