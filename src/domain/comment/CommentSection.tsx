import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { EmptySection } from '@/ui/feedback/EmptySection'
import { toast } from '@/ui/feedback/toast'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { CommentFilters } from './CommentFilters'
import { CommentList } from './CommentList'
import { COMMENT_MAX, type CommentStore } from './CommentStore'
import { text } from './messages'

interface CommentSectionProps {
  readonly store: CommentStore
  readonly now: number
  /** True while the sheet for writing is open. */
  readonly writing: boolean
  readonly onWrite: () => void
  readonly onClose: () => void
}

/** The comments of an item, and the sheet for writing one. */
export const CommentSection = observer(function CommentSection({
  store,
  now,
  writing,
  onWrite,
  onClose,
}: CommentSectionProps) {
  const { list, problem } = store
  const wrong = problem === 'empty' ? text('commentEmpty') : text('commentLong', { max: COMMENT_MAX })
  const send = async () => {
    try {
      const id = await store.send()
      if (id === null) return
      onClose()
      scrollToElement(`comment-${id}`)
      toast.success(text('commentSent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <View id="comments">
      <SectionHeading title={text('comments', { count: store.counts.all })} />
      <CommentFilters store={store} />
      <View>
        {list.state.kind === 'empty' && (
          <EmptySection message={text('noComments')} actionText={text('writeComment')} onAction={onWrite} />
        )}
        {list.state.kind === 'error' && (
          <EmptySection
            message={list.state.message ?? t('failed')}
            actionText={t('retry')}
            onAction={() => void list.reload()}
          />
        )}
        <CommentList
          comments={list.rows}
          now={now}
          onAnswer={(one) => {
            store.answer(one)
            onWrite()
          }}
        />
        {list.more === 'idle' && list.rows.length > 0 && (
          <AppButton kind="ghost" stretch onPress={() => void list.loadMore()}>
            {t('loadMore')}
          </AppButton>
        )}
      </View>
      <BottomSheet
        open={writing}
        title={store.replyTo ? text('replyTo', { name: store.replyTo.user.nick_name }) : text('writeComment')}
        onClose={onClose}
        footer={
          <AppButton id="comment-send" kind="primary" stretch loading={store.sending} onPress={() => void send()}>
            {text('send')}
          </AppButton>
        }
      >
        <TextAreaField
          id="comment-text"
          value={store.text}
          limit={COMMENT_MAX}
          placeholder={text('commentPlaceholder')}
          error={store.tried && problem ? wrong : undefined}
          onChange={(value) => store.write(value)}
        />
      </BottomSheet>
    </View>
  )
})
