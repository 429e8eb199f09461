import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { joinClasses } from '@/ui/joinClasses'
import { type CardLayout, ContentCard } from '../content/ContentCard'
import css from './ItemList.module.scss'

interface ItemListProps {
  readonly items: readonly ItemSummary[]
  readonly layout?: CardLayout
  readonly onOpen: (item: ItemSummary) => void
  /** Items that the viewer has opened before stand back. */
  readonly isRead?: (item: ItemSummary) => boolean
}

/** Items one below the other. */
export const ItemList = observer(function ItemList({ items, layout = 'row', onOpen, isRead }: ItemListProps) {
  return (
    <View className={css.list}>
      {items.map((item) => (
        <View key={item.id} id={`row-${item.id}`} className={joinClasses(isRead?.(item) && css.read)}>
          <ContentCard item={item} layout={layout} onOpen={onOpen} />
        </View>
      ))}
    </View>
  )
})
