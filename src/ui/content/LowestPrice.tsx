import { Text, View } from '@tarojs/components'
import { language } from '@/locales/Language'
import css from './LowestPrice.module.scss'
import { text } from './messages'
import { Price, type PriceProps } from './Price'

/** The lowest of several prices: 起 after it, in English “from” before it. Nothing is lower than free. */
export function LowestPrice(price: PriceProps) {
  if (price.fen === 0) return <Price {...price} />
  if (language.code === 'en') return <Price {...price} prefix={text('from')} />
  return (
    <View className={css.lowest}>
      <Price {...price} />
      <Text className={css.from}>{text('from')}</Text>
    </View>
  )
}
