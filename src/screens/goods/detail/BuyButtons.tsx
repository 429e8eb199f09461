import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './BuyButtons.module.scss'
import type { BuyWay } from './useBuy'

interface BuyButtonsProps {
  readonly ways: readonly BuyWay[]
  readonly onBuy: (way: BuyWay) => void
}

/** The ways to buy in one pill, so that a small phone has room for the other buttons. */
export function BuyButtons({ ways, onBuy }: BuyButtonsProps) {
  return (
    <View className={css.pill}>
      {ways.includes('cart') && (
        <View id="goods-add" className={joinClasses(css.half, css.add)} {...pressProps(() => onBuy('cart'))}>
          <Text>{text('addToCart')}</Text>
        </View>
      )}
      <View id="goods-buy" className={joinClasses(css.half, css.buy)} {...pressProps(() => onBuy('buy'))}>
        <Text>{text('buyNow')}</Text>
      </View>
    </View>
  )
}
