import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { WindowedGrid } from '@/ui/list/WindowedGrid'
import { MarkButton, type MarkChoice } from '../content/MarkButton'
import { NoteCard } from '../content/NoteCard'
import css from './FeedList.module.scss'

interface FeedListProps {
  readonly items: readonly ItemSummary[]
  readonly onOpen: (item: ItemSummary) => void
  /** The mark that the viewer may set on each card. */
  readonly mark?: MarkChoice
}

/** Items in two columns, with pictures in their own proportions. */
export function FeedList({ items, onOpen, mark }: FeedListProps) {
  return (
    <View className={css.feed}>
      <WindowedGrid
        items={items}
        keyOf={(item) => item.id}
        heightOf={(item) => 1 / (item.extra.ratio ?? 1) + 0.5}
        render={(item) => (
          <View className={css.item}>
            <NoteCard id={`row-${item.id}`} item={item} onPress={() => onOpen(item)} />
            {mark && item.extra.status !== 'draft' && (
              <View className={css.mark}>
                <MarkButton item={item} {...mark} />
              </View>
            )}
          </View>
        )}
      />
    </View>
  )
}
