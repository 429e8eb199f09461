import type { GoodsDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsPrice } from '@/domain/goods/GoodsPrice'
import { soldWords, stockWords } from '@/domain/goods/goodsWords'
import type { SpecStore } from '@/domain/goods/spec/SpecStore'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './GoodsHead.module.scss'

interface GoodsHeadProps {
  readonly detail: GoodsDetail
  readonly spec: SpecStore
  readonly isVip: boolean
  readonly soldOut: boolean
  readonly onShare: () => void
}

/** The price with its reason, the title, and the stock of the goods. */
export const GoodsHead = observer(function GoodsHead({ detail, spec, isVip, soldOut, onShare }: GoodsHeadProps) {
  const { goods, owned } = detail
  const { shown, sku } = spec
  const facts = [
    soldWords(goods.sold),
    owned > 0 ? text('owned', { count: owned }) : '',
    goods.supplier.name ? text('supplier', { name: goods.supplier.name }) : '',
  ].filter(Boolean)
  const stock = soldOut ? text('soldOut') : sku ? stockWords(sku.stock) : ''
  return (
    <View className={css.head}>
      <View className={css.top}>
        {shown && (
          <View id="goods-price">
            <GoodsPrice prices={shown} isVip={isVip} size="large" />
          </View>
        )}
        <View className={css.side}>
          {stock && (
            <Text id="goods-stock" className={css.stock}>
              {stock}
            </Text>
          )}
          <View id="share-button" className={css.share} {...pressProps(onShare)}>
            <Icon drawing={shareIcon.drawing} size={18} />
            <Text>{text('share')}</Text>
          </View>
        </View>
      </View>
      <Text id="goods-title" className={css.title} userSelect>
        {goods.title}
      </Text>
      {goods.subtitle && <Text className={css.subtitle}>{goods.subtitle}</Text>}
      {facts.length > 0 && <Text className={css.facts}>{facts.join(' · ')}</Text>}
    </View>
  )
})
