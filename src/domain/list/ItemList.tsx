import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { type ReactNode, useMemo, useRef } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { WindowedList } from '@/ui/list/WindowedList'
import { type CardLayout, ContentCard } from '../content/ContentCard'
import { MarkButton, type MarkChoice } from '../content/MarkButton'
import { hasCover } from '../content/RowCard'
import { RowMark } from '../content/RowMark'
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

/** Heights of a card with the gap below it, in px of a 375 design. */
const HEIGHTS: Readonly<Record<CardLayout, number>> = { row: 113, grid: 220, scroll: 220, big: 290 }

const itemId = ({ id }: ItemSummary) => id

/** A column of items. */
export function ItemList({ items, layout = 'row', onOpen, isRead, mark, action }: ItemListProps) {
  const latest = useRef(onOpen)
  latest.current = onOpen
  // A tap reads the latest `onOpen`, so that a new `onOpen` renders no row again.
  const render = useMemo(
    () => (item: ItemSummary) => {
      const extra = action?.(item)
      return (
        <View id={`row-${item.id}`} className={joinClasses(css.row, isRead?.(item) && css.read)}>
          <ContentCard
            item={item}
            layout={layout}
            onOpen={(one) => latest.current(one)}
            {...(extra || (mark && !hasCover(item)) ? { roomAtEnd: true } : {})}
          />
          {mark &&
            (layout === 'row' ? (
              <RowMark item={item} {...mark} />
            ) : (
              <View className={css.onCorner}>
                <MarkButton item={item} {...mark} />
              </View>
            ))}
          {extra && <View className={css.action}>{extra}</View>}
        </View>
      )
    },
    [layout, isRead, mark, action],
  )
  return <WindowedList rows={items} keyOf={itemId} rowHeight={HEIGHTS[layout]} className={css.list} render={render} />
}
