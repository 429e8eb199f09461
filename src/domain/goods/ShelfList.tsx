import type { GoodsRow } from '@quanzi/contract'
import { WindowedList } from '@/ui/list/WindowedList'
import css from './ShelfList.module.scss'
import type { ShelfProps } from './ShelfProps'
import { ShelfRow } from './ShelfRow'

interface ShelfListProps extends Omit<ShelfProps, 'goods' | 'note'> {
  readonly goods: readonly GoodsRow[]
}

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 132

const goodsKey = ({ goodsId }: GoodsRow) => goodsId

/** Goods as rows below each other; side by side on wide screens. */
export function ShelfList({ goods, ...shelf }: ShelfListProps) {
  return (
    <WindowedList
      rows={goods}
      keyOf={goodsKey}
      rowHeight={ROW}
      className={css.list}
      render={(one) => <ShelfRow goods={one} {...shelf} />}
    />
  )
}
