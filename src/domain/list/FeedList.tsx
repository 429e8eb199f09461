import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { FeedGrid } from '@/ui/content/FeedGrid'
import { NoteCard } from '../content/NoteCard'
import css from './FeedList.module.scss'

interface FeedListProps {
  readonly items: readonly ItemSummary[]
  readonly onOpen: (item: ItemSummary) => void
}

/** Items in two columns by the real height of their pictures. */
export function FeedList({ items, onOpen }: FeedListProps) {
  return (
    <View className={css.feed}>
      <FeedGrid
        items={items}
        keyOf={(item) => item.id}
        heightOf={(item) => 1 / (item.extra.ratio ?? 1) + 0.5}
        render={(item) => <NoteCard id={`row-${item.id}`} item={item} onPress={() => onOpen(item)} />}
      />
    </View>
  )
}
