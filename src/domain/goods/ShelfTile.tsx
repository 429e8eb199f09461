import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { AddToCartButton } from './AddToCartButton'
import { GoodsCover } from './GoodsCover'
import { GoodsPrice } from './GoodsPrice'
import { ShelfFacts } from './ShelfFacts'
import type { ShelfProps } from './ShelfProps'
import css from './ShelfTile.module.scss'
import { tileRatio } from './tileRatio'

/** Goods in a column of tiles: the picture in its own proportions above title, facts and price. */
export function ShelfTile({ goods, isVip, onOpen, onAdd, note }: ShelfProps) {
  const canAdd = onAdd && goods.stock > 0
  return (
    <View className={css.tile}>
      <View id={`goods-${goods.goodsId}`} {...pressProps(() => onOpen(goods), { role: 'link' })}>
        <GoodsCover goods={goods} ratio={tileRatio(goods)} size="half" />
        <View className={css.words}>
          <Text className={css.title}>{goods.title}</Text>
          <ShelfFacts goods={goods} />
          <View className={joinClasses(css.price, canAdd && css.room)}>
            <GoodsPrice prices={goods} isVip={isVip} />
          </View>
          {note}
        </View>
      </View>
      {canAdd && <AddToCartButton id={`add-${goods.goodsId}`} title={goods.title} onPress={() => onAdd(goods)} />}
    </View>
  )
}
