import type { GoodsRow } from '@quanzi/contract'
import type { ReactNode } from 'react'

/** Props of goods in a list, as a row or as a tile. */
export interface ShelfProps {
  readonly goods: GoodsRow
  readonly isVip: boolean
  readonly onOpen: (goods: GoodsRow) => void
  /** Puts the goods into the cart, or lets the viewer choose a sku first. Absent: no button. */
  readonly onAdd?: ((goods: GoodsRow) => void) | undefined
  /** An element below the price, e.g. a commission. */
  readonly note?: ReactNode
}
