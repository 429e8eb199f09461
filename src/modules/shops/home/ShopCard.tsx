import { type ItemSummary, isShopOpen } from '@quanzi/contract'
import { View } from '@tarojs/components'
import type { MarkChoice } from '@/domain/content/MarkButton'
import { RowMark } from '@/domain/content/RowMark'
import { serverNow } from '@/platform/serverClock'
import { MediaCard } from '@/ui/content/MediaCard'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../partner/messages'
import { distanceText, scoreText } from '../partner/shopWords'
import css from './index.module.scss'

interface ShopCardProps {
  readonly item: ItemSummary
  readonly mark: MarkChoice
  readonly onPress: () => void
}

/** A partner shop: its offer, its score, how far it is, and whether it is open now. */
export function ShopCard({ item, mark, onPress }: ShopCardProps) {
  const { extra, distance } = item
  const away = distance === undefined ? '' : distanceText(distance)
  const isOpen = extra.hours && isShopOpen(extra.hours, serverNow())
  return (
    <View className={css.card}>
      <MediaCard
        id={`shop-${item.id}`}
        cover={item.cover}
        title={item.title}
        note={extra.offer ?? item.summary}
        meta={[away, scoreText(extra)].filter(Boolean).join(' · ')}
        end={
          isOpen !== undefined && (
            <StatusTag look="word" tone={isOpen ? 'success' : 'plain'}>
              {text(isOpen ? 'open' : 'closed')}
            </StatusTag>
          )
        }
        onPress={onPress}
      />
      <RowMark item={item} {...mark} />
    </View>
  )
}
