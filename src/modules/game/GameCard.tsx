import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { hasMark } from '@/domain/list/toggleListMark'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { CoverButton } from '@/ui/content/CoverButton'
import { CoverMark } from '@/ui/content/CoverMark'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import css from './GameCard.module.scss'
import { text } from './messages'

interface GameCardProps {
  readonly item: ItemSummary
  readonly onOpen: (item: ItemSummary) => void
  readonly onCollect: (item: ItemSummary) => void
}

const TAGS = {
  full: ['full', 'warning'],
  closed: ['closed', 'plain'],
  ended: ['ended', 'plain'],
  running: ['running', 'success'],
} as const

/** A list says of an event that it is over as soon as its entries are closed: until the race only these are. */
function tagOf({ state, endAt }: ItemSummary['extra']): (typeof TAGS)[keyof typeof TAGS] | null {
  if (state === 'ended' && endAt !== undefined && endAt > serverNow()) return TAGS.closed
  return state === 'full' || state === 'ended' || state === 'running' ? TAGS[state] : null
}

/** A sports event: when, where, and the lowest price. */
export const GameCard = observer(function GameCard({ item, onOpen, onCollect }: GameCardProps) {
  const { id, cover, title, price, extra } = item
  const { startAt } = extra
  const tag = tagOf(extra)
  const collected = hasMark(item, 'collect')
  return (
    <View className={css.item}>
      <MediaCard
        id={`game-${id}`}
        cover={cover}
        coverRatio={1}
        title={title}
        badge={
          tag ? (
            <StatusTag look="filled" tone={tag[1]}>
              {text(tag[0])}
            </StatusTag>
          ) : undefined
        }
        meta={
          <View className={css.facts}>
            {startAt !== undefined && <Text>{formatMoment(startAt, 'weekday')}</Text>}
            {extra.city && <Text>{extra.city}</Text>}
          </View>
        }
        end={price !== null && <Price fen={price} zeroText={text('free')} />}
        onPress={() => onOpen(item)}
      />
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
    </View>
  )
})
