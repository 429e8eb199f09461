import type { StayOffer, StayPackage, StayRoom } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from './messages'
import { nightWords } from './stayWords'

/** From this number on what is left is not said. */
const FEW = 10

interface StayOfferCardProps {
  readonly id: string
  readonly item: StayRoom | StayPackage
  /** For the chosen dates; absent without dates, or while it loads. */
  readonly offer?: StayOffer | undefined
  readonly onPress: () => void
}

const isPackage = (item: StayRoom | StayPackage): item is StayPackage => 'nights' in item

function factsOf(item: StayRoom | StayPackage): string {
  const sleeps = text('sleeps', { count: item.guests })
  if (isPackage(item)) return [nightWords(item.nights), sleeps, item.room.name].join(' · ')
  return [item.beds, sleeps, item.size === null ? '' : text('size', { count: item.size })].filter(Boolean).join(' · ')
}

/** A room or package with its price: for the chosen dates, or the lowest one. */
export const StayOfferCard = observer(function StayOfferCard({ id, item, offer, onPress }: StayOfferCardProps) {
  const isFree = !offer || (offer.total !== null && offer.left > 0)
  const price = offer ? offer.total : item.lowest
  return (
    <MediaCard
      id={id}
      cover={item.imgs[0] ?? ''}
      title={item.name}
      meta={factsOf(item)}
      note={
        offer && isFree && offer.left < FEW
          ? text('left', { count: offer.left })
          : !offer && !isPackage(item) && price !== null
            ? text('lowestNight')
            : ''
      }
      end={
        isFree && price !== null ? (
          <Price fen={price} size="small" />
        ) : (
          <StatusTag look="word">{text(offer?.total === null ? 'notOnSale' : 'bookedUp')}</StatusTag>
        )
      }
      onPress={onPress}
    />
  )
})
