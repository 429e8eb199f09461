import type { OrderLine } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './OrderLines.module.scss'

interface OrderLinesProps {
  readonly lines: readonly OrderLine[]
  /** Opens the item that was bought. */
  readonly onPress?: () => void
}

/** The order's lines: picture, title, option, price and quantity. */
export function OrderLines({ lines, onPress }: OrderLinesProps) {
  return (
    <View className={css.lines} {...pressProps(onPress, { role: 'link' })}>
      {lines.map((line) => (
        <View key={line.key} className={css.line}>
          {line.img !== undefined && line.img !== '' && (
            <View className={css.picture}>
              <Picture src={line.img} ratio={1} radius="control" size="small" />
            </View>
          )}
          <View className={css.words}>
            <Text className={css.title}>{line.title}</Text>
            {line.spec && <Text className={css.spec}>{line.spec}</Text>}
            <View className={css.foot}>
              <Price fen={line.price} size="small" tone="plain" zeroText={text('free')} />
              <Text className={css.times}>{text('times', { count: line.num })}</Text>
            </View>
          </View>
        </View>
      ))}
    </View>
  )
}
