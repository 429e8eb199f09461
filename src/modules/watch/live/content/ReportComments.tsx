import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CommentList } from '@/domain/comment/CommentList'
import { COMMENT_MAX, CommentStore } from '@/domain/comment/CommentStore'
import { itemCalls } from '@/gateway/itemCalls'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ListState } from '@/ui/screen/ListState'
import { text } from '../messages'
import css from './ReportComments.module.scss'

interface ReportCommentsProps {
  readonly iid: number
  readonly post: ItemSummary
  readonly onClose: () => void
}

/** The comments of one post of a live report, and a field for another one. */
export const ReportComments = observer(function ReportComments({ iid, post, onClose }: ReportCommentsProps) {
  const { member } = useSession()
  const { id, moduleType } = post
  const [store] = useState(() => {
    const draft = memberDraft(`comment:${moduleType}:${id}`, isText, { iid, member })
    const calls = itemCalls({ iid, moduleType, id })
    return new CommentStore({
      fetchPage: calls.fetchComments,
      add: calls.addComment,
      draft: { read: () => draft.read() ?? '', write: draft.write },
      me: () => member.profile,
      now: serverNow,
    })
  })
  useEffect(() => void store.list.load(), [store])
  useKnownMember(() => store.begin())
  const send = async () => {
    if (!(await member.requireMember())) return
    try {
      await store.send()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { list } = store
  return (
    <BottomSheet
      id="report-comments"
      open
      title={text('comments')}
      onClose={onClose}
      footer={
        <AppButton id="report-comment-send" kind="primary" stretch loading={store.sending} onPress={() => void send()}>
          {text('send')}
        </AppButton>
      }
    >
      <View className={css.sheet}>
        <TextAreaField
          id="report-comment-text"
          value={store.text}
          limit={COMMENT_MAX}
          placeholder={text('commentHint')}
          onChange={(words) => store.write(words)}
        />
        <ListState state={list.state}>
          <CommentList comments={list.rows} now={serverNow()} />
        </ListState>
        {list.more === 'idle' && list.rows.length > 0 && (
          <AppButton kind="ghost" stretch onPress={() => void list.loadMore()}>
            {text('more')}
          </AppButton>
        )}
      </View>
    </BottomSheet>
  )
})
