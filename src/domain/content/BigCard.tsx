import { Text, View } from '@tarojs/components'
import { Facts } from '@/ui/content/Facts'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './BigCard.module.scss'
import type { CardProps } from './CardProps'
import { itemFacts } from './itemFacts'

/** A wide cover with the text below it, for the first item of a section. */
export function BigCard({ id, item, onPress }: CardProps) {
  const { meta, badge, price } = itemFacts(item)
  return (
    <View id={id} className={css.card} {...pressProps(onPress, { role: 'link' })}>
      <Picture src={item.cover} alt="" ratio={16 / 9} />
      {badge && (
        <View className={css.badge}>
          <StatusTag look="filled" tone={badge.tone}>
            {badge.text}
          </StatusTag>
        </View>
      )}
      <View className={css.words}>
        <Text className={css.title}>{item.title}</Text>
        <View className={css.line}>
          <View className={css.meta}>
            <Facts text={meta} />
          </View>
          {price !== null && <Price fen={price} zeroText={text('free')} />}
        </View>
      </View>
    </View>
  )
}
