import type { ItemSummary } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { BigCard } from './BigCard'
import { RowCard } from './RowCard'
import { TileCard } from './TileCard'

export type CardLayout = 'row' | 'grid' | 'scroll' | 'big'

export interface ContentCardProps {
  readonly item: ItemSummary
  readonly layout: CardLayout
  readonly onOpen: (item: ItemSummary) => void
  readonly roomAtEnd?: boolean
}

const CARDS = { row: RowCard, grid: TileCard, scroll: TileCard, big: BigCard }

/** A card for an item of any module; the list chooses the layout. */
export const ContentCard = observer(function ContentCard({ item, layout, onOpen, ...room }: ContentCardProps) {
  const Layout = CARDS[layout]
  return <Layout id={`card-${item.moduleType}-${item.id}`} item={item} onPress={() => onOpen(item)} {...room} />
})
