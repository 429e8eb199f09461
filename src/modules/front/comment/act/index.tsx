import {
  addComment,
  type Comment,
  getOrder,
  listComments,
  MODULE_TYPE,
  orderOfQuery,
  REVIEW_LENGTH,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CommentRow } from '@/domain/comment/CommentRow'
import { OrderLines } from '@/domain/order/OrderLines'
import { isReviews, ReviewStore } from '@/domain/review/ReviewStore'
import { reviewStood } from '@/flows/review/reviewStood'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { RatingField } from '@/ui/fields/RatingField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import css from './index.module.scss'
import { isOver, isReviewed, ownReview } from './ownReview'

const SCORES = [0, 1, 2] as const
const type = MODULE_TYPE.act

const fieldId = (part: number | undefined) => `act-review-${part ?? 'text'}`

function ReviewAct() {
  const { iid, query } = useRoute<'comment.act'>()
  const { member } = useSession()
  const orderId = orderOfQuery(query)
  const { actId = '' } = query
  const [review, setReview] = useState<Comment | null>(null)
  /** The own review among the newest ones; without it there is only the word that one was written. */
  const find = async () => {
    const { list } = await call(listComments, { iid, type, targetId: actId, pageNo: 1, pageSize: 50 })
    setReview(ownReview(list, Number(member.rid)))
  }
  const [store] = useState(() => {
    return new ReviewStore({
      one: true,
      fetchOrder: () => call(getOrder, { iid, orderId }),
      send: (_chainId, { scores: [score1, score2, score3], content }) =>
        reviewStood(
          call(addComment, { iid, type, targetId: actId, targetRec: orderId, content, score1, score2, score3 }),
        ),
      draft: memberDraft(`review:act:${orderId}:${actId}`, isReviews, { iid, member }),
      nothing: text('nothing'),
    })
  })
  const load = async () => {
    await store.load()
    if (store.order && store.lines.length === 0) await find().catch(() => undefined)
  }
  useKnownMember(() => {
    store.begin()
    if (member.isMember) void load()
  })
  const submit = async () => {
    try {
      if (await store.submit()) {
        if (store.stood) toast.show(text('stood'))
        else toast.success(text('sent'))
        await find().catch(() => undefined)
      } else {
        const [first] = store.problems
        if (first) scrollToField(fieldId(first.score))
      }
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { order, lines } = store
  const [line] = lines
  const { scores, content } = store.reviewOf(line?.key ?? '')
  const isDone = order !== null && line === undefined && (store.isSent || isReviewed(order))
  const open = () => void navigate('act.detail', { iid, id: actId })
  const state: ScreenState = isDone
    ? screenReady
    : store.state.kind === 'empty'
      ? {
          ...store.state,
          ...(order && isOver(order) ? { message: text('over') } : {}),
          ...(actId ? { actionText: text('open'), onAction: open } : {}),
        }
      : store.state
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, state)}
      skeleton={<FormSkeleton />}
      onRefresh={load}
      footer={
        <ActionBar>
          {line ? (
            <AppButton id="act-review-send" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
              {text('send')}
            </AppButton>
          ) : (
            <AppButton id="act-review-open" kind="secondary" stretch onPress={open}>
              {text('open')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.page}>
        {order && (
          <Card>
            <OrderLines lines={line ? [line] : order.lines.slice(0, 1)} />
          </Card>
        )}
        {line && (
          <Card>
            <View className={css.form}>
              {SCORES.map((at) => (
                <RatingField
                  key={at}
                  id={fieldId(at)}
                  label={text(`score${at}`)}
                  value={scores[at]}
                  word={text(`star${scores[at] as 0 | 1 | 2 | 3 | 4 | 5}`)}
                  onChange={(score) => store.rate(line.key, at, score)}
                  error={store.wrong(line.key, at) ? text('rate') : undefined}
                />
              ))}
              <TextAreaField
                id={fieldId(undefined)}
                label={text('words')}
                placeholder={text('hint')}
                required
                limit={REVIEW_LENGTH.max}
                value={content}
                onChange={(words) => store.write(line.key, words)}
                {...(store.wrong(line.key) ? { error: text('wordsWrong') } : {})}
              />
            </View>
          </Card>
        )}
        {isDone && (
          <Card>
            <SectionHeading title={text(review ? 'mine' : 'done')} />
            {review ? <CommentRow comment={review} now={serverNow()} /> : <Text>{text('sent')}</Text>}
          </Card>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(ReviewAct)
