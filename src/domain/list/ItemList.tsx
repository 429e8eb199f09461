import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { type CardLayout, ContentCard } from '../content/ContentCard'
import { MarkButton, type MarkChoice } from '../content/MarkButton'
import css from './ItemList.module.scss'

interface ItemListProps {
  readonly items: readonly ItemSummary[]
  readonly layout?: CardLayout
  readonly onOpen: (item: ItemSummary) => void
  /** True for an item that the viewer has opened before: it shows paler. */
  readonly isRead?: (item: ItemSummary) => boolean
  /** The mark that the viewer may set on each card. */
  readonly mark?: MarkChoice
  /** Another button at the right end of a card. */
  readonly action?: (item: ItemSummary) => ReactNode
}

/** A column of items. */
export const ItemList = observer(function ItemList({
  items,
  layout = 'row',
  onOpen,
  isRead,
  mark,
  action,
}: ItemListProps) {
  return (
    <View className={css.list}>
      {items.map((item) => {
        const extra = action?.(item)
        return (
          <View key={item.id} id={`row-${item.id}`} className={joinClasses(css.row, isRead?.(item) && css.read)}>
            <ContentCard item={item} layout={layout} onOpen={onOpen} {...(extra ? { roomAtEnd: true } : {})} />
            {mark && (
              <View className={layout === 'row' ? css.onCover : css.onCorner}>
                <MarkButton item={item} {...mark} />
              </View>
            )}
            {extra && <View className={css.action}>{extra}</View>}
          </View>
        )
      })}
    </View>
  )
})
