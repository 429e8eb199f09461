import type { GoodsDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CommentFilters } from '@/domain/comment/CommentFilters'
import { CommentList } from '@/domain/comment/CommentList'
import type { CommentStore } from '@/domain/comment/CommentStore'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import css from './ReviewSection.module.scss'

/** Number of reviews shown at first. */
const FIRST = 3

interface ReviewSectionProps {
  readonly store: CommentStore | null
  readonly detail: GoodsDetail
}

/** The buyers' reviews: their score, the newest reviews, and the others on demand. */
export const ReviewSection = observer(function ReviewSection({ store, detail }: ReviewSectionProps) {
  const [all, setAll] = useState(false)
  const list = store?.list
  const rows = list?.rows ?? []
  const shown = all ? rows : rows.slice(0, FIRST)
  const hasMore = shown.length < rows.length || (all && list?.more === 'idle' && rows.length > 0)
  const more = () => {
    if (all) void list?.loadMore()
    else setAll(true)
  }
  return (
    <View id="reviews" className={css.section}>
      <SectionHeading title={text('reviews', { count: detail.goods.comments })} />
      {store && <CommentFilters store={store} />}
      {list?.state.kind === 'empty' && <Text className={css.none}>{text('noReviews')}</Text>}
      <CommentList comments={shown} now={serverNow()} />
      {hasMore && (
        <AppButton id="reviews-more" kind="ghost" stretch onPress={more}>
          {text('moreReviews')}
        </AppButton>
      )}
    </View>
  )
})
