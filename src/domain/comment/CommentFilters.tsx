import { COMMENT_FILTERS } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ChipRow } from '@/ui/content/ChipRow'
import { Rating } from '@/ui/content/Rating'
import css from './CommentFilters.module.scss'
import type { CommentStore } from './CommentStore'
import { text } from './messages'

/** The average of the reviews, and the kinds of reviews with their numbers; nothing without reviews. */
export const CommentFilters = observer(function CommentFilters({ store }: { readonly store: CommentStore }) {
  const { counts, average, filter } = store
  if (!store.isReviewed) return null
  const kinds = COMMENT_FILTERS.filter((kind) => kind === 'all' || kind === filter || counts[kind] > 0)
  return (
    <View className={css.head}>
      <View className={css.score}>
        <Text className={css.average}>{average.toFixed(1)}</Text>
        <Rating value={Math.round(average)} />
        <Text className={css.share}>{text('goodShare', { share: goodShare(counts) })}</Text>
      </View>
      <ChipRow
        items={kinds.map((kind) => ({ key: kind, text: text(`kind_${kind}`, { count: counts[kind] }) }))}
        activeKey={filter}
        onSelect={(kind) => store.choose(kind)}
      />
    </View>
  )
})

/** Percentage of good reviews. */
const goodShare = ({ good, middle, bad }: CommentStore['counts']): number =>
  Math.round((good / (good + middle + bad)) * 100)
