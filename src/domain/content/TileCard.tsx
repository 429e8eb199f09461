import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'
import css from './TileCard.module.scss'

/** Cover at the top, for rows that scroll sideways and for two-column grids. */
export function TileCard({ id, item, onPress }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  return (
    <View id={id} className={css.tile} {...pressProps(onPress, { role: 'link' })}>
      <View className={css.cover}>
        <Picture src={item.cover} alt="" ratio={4 / 3} size="half" />
        {badge && (
          <View className={css.badge}>
            <StatusTag look="filled" tone={badge.tone}>
              {badge.text}
            </StatusTag>
          </View>
        )}
      </View>
      <View className={css.words}>
        <Text className={css.title}>{item.title}</Text>
        <Text className={css.meta}>{meta}</Text>
        {price !== null && <Price fen={price} size="small" zeroText={text('free')} />}
      </View>
    </View>
  )
}
