import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { AddToCartButton } from './AddToCartButton'
import { GoodsCover } from './GoodsCover'
import { GoodsPrice } from './GoodsPrice'
import { ShelfFacts } from './ShelfFacts'
import type { ShelfProps } from './ShelfProps'
import css from './ShelfRow.module.scss'

interface ShelfRowProps extends ShelfProps {
  /** For a narrow column: a smaller picture, no frame. */
  readonly compact?: boolean
}

/** Goods in a list: a square picture at the left, title, facts and price beside it. */
export function ShelfRow({ goods, isVip, onOpen, onAdd, note, compact }: ShelfRowProps) {
  const canAdd = onAdd && goods.stock > 0
  return (
    <View className={joinClasses(css.frame, compact && css.compact)}>
      <View id={`goods-${goods.goodsId}`} className={css.row} {...pressProps(() => onOpen(goods), { role: 'link' })}>
        <View className={css.cover}>
          <GoodsCover goods={goods} ratio={1} size="small" />
        </View>
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
