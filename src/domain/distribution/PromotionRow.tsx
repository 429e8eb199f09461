import type { DistributionItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { commissionWords, soldWords } from '@/domain/goods/goodsWords'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './PromotionRow.module.scss'

interface PromotionRowProps {
  readonly item: DistributionItem
  readonly onOpen: (item: DistributionItem) => void
  readonly onPoster: (item: DistributionItem) => void
  readonly onCopy: (item: DistributionItem) => void
  /** What the viewer earns, in other words than usual. */
  readonly earn?: string
  /** Another button, before those for sharing. */
  readonly extra?: ReactNode
}

/** An item with the viewer's commission, and the two ways to share it. */
export function PromotionRow({ item, onOpen, onPoster, onCopy, earn, extra }: PromotionRowProps) {
  const { id, title, img, price, commission, sold } = item
  return (
    <View className={css.frame}>
      <View id={`item-${id}`} className={css.row} {...pressProps(() => onOpen(item), { role: 'link' })}>
        <View className={css.cover}>
          <Picture src={img} ratio={1} size="small" radius="control" />
        </View>
        <View className={css.words}>
          <Text className={css.title}>{title}</Text>
          <Text className={css.sold}>{soldWords(sold)}</Text>
          <View className={css.money}>
            <Price fen={price} size="small" tone="plain" />
            <Text className={css.earn}>{earn ?? commissionWords(commission)}</Text>
          </View>
        </View>
      </View>
      <View className={css.actions}>
        {extra}
        <AppButton id={`poster-${id}`} size="small" kind="secondary" onPress={() => onPoster(item)}>
          {text('sharePoster')}
        </AppButton>
        <AppButton id={`copy-${id}`} size="small" kind="primary" onPress={() => onCopy(item)}>
          {text('copyLink')}
        </AppButton>
      </View>
    </View>
  )
}
