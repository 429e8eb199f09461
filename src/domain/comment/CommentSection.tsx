import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { text } from '../messages'
import { CommentRow } from './CommentRow'
import { COMMENT_MAX, type CommentStore } from './CommentStore'

interface CommentSectionProps {
  readonly store: CommentStore
  readonly now: number
  /** The sheet for writing is open. */
  readonly writing: boolean
  readonly onWrite: () => void
  readonly onClose: () => void
}

/** What people say under an item, and the sheet for saying something. */
export const CommentSection = observer(function CommentSection({
  store,
  now,
  writing,
  onWrite,
  onClose,
}: CommentSectionProps) {
  const { list } = store
  const send = async () => {
    if (store.problem)
      return toast.error(store.problem === 'empty' ? text('commentEmpty') : text('commentLong', { max: COMMENT_MAX }))
    try {
      await store.send()
      onClose()
      toast.success(text('commentSent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <View id="comments">
      <SectionHeading title={text('comments', { count: list.total })} />
      <Card>
        {list.state.kind === 'empty' && (
          <EmptyState message={text('noComments')} actionText={text('writeComment')} onAction={onWrite} />
        )}
        {list.state.kind === 'error' && (
          <EmptyState
            drawing="failed"
            message={list.state.message ?? t('failed')}
            actionText={t('retry')}
            onAction={() => list.reload()}
          />
        )}
        {list.rows.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            now={now}
            onAnswer={(one) => {
              store.answer(one)
              onWrite()
            }}
          />
        ))}
        {list.more === 'idle' && list.rows.length > 0 && (
          <AppButton kind="ghost" stretch onPress={() => void list.loadMore()}>
            {t('loadMore')}
          </AppButton>
        )}
      </Card>
      <BottomSheet
        open={writing}
        title={store.replyTo ? text('replyTo', { name: store.replyTo.user.nick_name }) : text('writeComment')}
        onClose={onClose}
        footer={
          <AppButton id="comment-send" stretch loading={store.sending} onPress={() => void send()}>
            {text('send')}
          </AppButton>
        }
      >
        <TextAreaField
          id="comment-text"
          value={store.text}
          limit={COMMENT_MAX}
          placeholder={text('commentPlaceholder')}
          onChange={(value) => store.write(value)}
        />
      </BottomSheet>
    </View>
  )
})
