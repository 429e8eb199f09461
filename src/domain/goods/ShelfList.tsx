import type { GoodsRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import css from './ShelfList.module.scss'
import type { ShelfProps } from './ShelfProps'
import { ShelfRow } from './ShelfRow'

interface ShelfListProps extends Omit<ShelfProps, 'goods' | 'note'> {
  readonly goods: readonly GoodsRow[]
}

/** Goods as rows below each other; side by side on wide screens. */
export function ShelfList({ goods, ...shelf }: ShelfListProps) {
  return (
    <View className={css.list}>
      {goods.map((one) => (
        <ShelfRow key={one.goodsId} goods={one} {...shelf} />
      ))}
    </View>
  )
}
