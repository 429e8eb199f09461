import { build, getOrder, orderOfQuery, reviewOrder } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { isReviews, ReviewStore } from '@/domain/review/ReviewStore'
import { reviewStood } from '@/flows/review/reviewStood'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { leaveFor } from '@/routes/leaveFor'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { mustWait } from '@/ui/media/mustWait'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { ReviewForm, reviewFieldId } from './ReviewForm'

function OrderComment() {
  const { iid, query } = useRoute<'order.comment'>()
  const { member } = useSession()
  const gid = orderOfQuery(query)
  const [store] = useState(() => {
    return new ReviewStore({
      fetchOrder: () => call(getOrder, { iid, orderId: gid }),
      send: (chainId, { scores: [score1, score2, score3], content, imgs, hideName }) =>
        reviewStood(
          saveOnce(`review:${chainId}`, reviewOrder, {
            ...{ iid, orderId: gid, chainId, content, score1, score2, score3, hideName },
            ...(imgs.length > 0 ? { imgs: [...imgs] } : {}),
          }),
        ),
      draft: memberDraft(`review:${gid}`, isReviews, { iid, member }),
      nothing: text('reviewNothing'),
    })
  })
  useKnownMember(() => {
    store.begin()
    if (member.isMember) void store.load()
  })

  const submit = async () => {
    try {
      if (await store.submit()) {
        if (store.stood) toast.show(text('reviewStood'))
        else toast.success(text('reviewSent'))
        return await leaveFor(build('order.detail', { iid, gid }))
      }
      const [first] = store.problems
      if (first) scrollToField(reviewFieldId(first.key, first.score ?? 'text'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { order, lines } = store
  return (
    <ScreenFrame
      title={text('reviewTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      footer={
        lines.length > 0 && (
          <ActionBar>
            <AppButton
              id="review-send"
              kind="primary"
              stretch
              loading={store.busy}
              onPress={() => mustWait(store.wait) || void submit()}
            >
              {text('reviewSend')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        {order &&
          lines.map((line) => (
            <ReviewForm key={line.key} iid={iid} gid={gid} line={line} stage={order.stage} store={store} />
          ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(OrderComment)
