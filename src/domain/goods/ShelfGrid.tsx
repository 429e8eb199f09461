import type { GoodsRow } from '@quanzi/contract'
import { WindowedGrid } from '@/ui/list/WindowedGrid'
import type { ShelfProps } from './ShelfProps'
import { ShelfTile } from './ShelfTile'
import { tileRatio } from './tileRatio'

interface ShelfGridProps extends Omit<ShelfProps, 'goods' | 'note'> {
  readonly goods: readonly GoodsRow[]
}

/** Height of a tile's text in column widths. */
const WORDS = 0.62

/** Goods as tiles in two columns, more on wide screens. */
export function ShelfGrid({ goods, ...shelf }: ShelfGridProps) {
  return (
    <WindowedGrid
      items={goods}
      keyOf={({ goodsId }) => goodsId}
      heightOf={(one) => 1 / tileRatio(one) + WORDS}
      render={(one) => <ShelfTile goods={one} {...shelf} />}
    />
  )
}
