import { type ItemSummary, isShopOpen } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { MarkButton, type MarkChoice } from '@/domain/content/MarkButton'
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
  const isOpen = extra.hours && isShopOpen(extra.hours, Date.now())
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
      <View className={css.mark}>
        <MarkButton item={item} {...mark} />
      </View>
    </View>
  )
}
