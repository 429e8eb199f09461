import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './GoodsTile.module.scss'

interface GoodsTileProps {
  readonly title: string
  readonly image: string
  /** Fen. */
  readonly price: number
  /** The price before the reduction, in fen. */
  readonly originalPrice?: number
  readonly onPress: () => void
}

export function GoodsTile({ title, image, price, originalPrice, onPress }: GoodsTileProps) {
  return (
    <View className={css.tile} {...pressProps(onPress, { role: 'link' })}>
      <Picture src={image} ratio={1} size="half" />
      <View className={css.words}>
        <Text className={css.title}>{title}</Text>
        <Price fen={price} size="small" {...(originalPrice === undefined ? {} : { originalFen: originalPrice })} />
      </View>
    </View>
  )
}
