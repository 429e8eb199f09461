import type { GoodsPrices } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import css from './GoodsPrice.module.scss'
import { vipOfferWords } from './goodsWords'
import { text } from './messages'
import { ownPrice } from './ownPrice'

interface GoodsPriceProps {
  readonly prices: GoodsPrices
  /** True when the viewer is a VIP member. */
  readonly isVip: boolean
  readonly size?: 'small' | 'normal' | 'large'
}

/** The viewer's price for a piece, the higher price struck through, and the reason for the lower price. */
export function GoodsPrice({ prices, isVip, size = 'small' }: GoodsPriceProps) {
  const { fen, reason, struck, vipOffer } = ownPrice(prices, isVip)
  return (
    <View className={css.line}>
      <Price fen={fen} size={size} {...(struck === null ? {} : { originalFen: struck })} />
      {reason && <StatusTag tone="accent">{text(reason === 'vip' ? 'vipPrice' : 'accountPrice')}</StatusTag>}
      {vipOffer !== null && <StatusTag tone="warning">{vipOfferWords(vipOffer)}</StatusTag>}
    </View>
  )
}
