import { addComment, build, getOrder, type OrderDetail, REVIEW_LENGTH } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { leaveFor } from '@/routes/leaveFor'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { RatingField } from '@/ui/fields/RatingField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { isReviews, ReviewStore } from './ReviewStore'

const SCORES = [0, 1, 2] as const

const idOf = (line: string, part: number | 'text'): string => `review-${line}-${part}`

/** Goods have a score for delivery; activities have one for the organisation. */
const kindOf = ({ stage }: Pick<OrderDetail, 'stage'>) => (stage === 'use' ? 'use' : 'ship')

function OrderComment() {
  const { iid, query } = useRoute<'order.comment'>()
  const { member } = useSession()
  const gid = query.gid || query.orderId || query.id || ''
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `review:${gid}`
    return new ReviewStore({
      fetchOrder: () => call(getOrder, { iid, orderId: gid }),
      send: async (targetId, type, { scores: [score1, score2, score3], content }) => {
        try {
          await call(addComment, { iid, type, targetRec: gid, targetId, content, score1, score2, score3 })
        } catch (error) {
          // The answer to an earlier try was lost, but the review is stored.
          if (!isGatewayError(error, 'DUP')) throw error
        }
      },
      draft: {
        read: () => device.read(key, isReviews),
        write: (reviews) => void (reviews ? device.write(key, reviews) : device.remove(key)),
      },
      nothing: text('reviewNothing'),
    })
  })
  useKnownMember(() => member.isMember && store.load())

  const submit = async () => {
    try {
      if (await store.submit()) {
        toast.success(text('reviewSent'))
        return await leaveFor(build('order.detail', { iid, gid }))
      }
      const [first] = store.problems
      if (first) scrollToField(idOf(first.key, first.score ?? 'text'))
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
            <AppButton id="review-send" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
              {text('reviewSend')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        {order &&
          lines.map((line) => (
            <Card key={line.key}>
              <View className={css.review}>
                <OrderLines lines={[line]} />
                {SCORES.map((at) => (
                  <RatingField
                    key={at}
                    id={idOf(line.key, at)}
                    label={text(`score_${kindOf(order)}_${at}`)}
                    value={store.reviewOf(line.key).scores[at]}
                    onChange={(score) => store.rate(line.key, at, score)}
                    error={store.wrong(line.key, at) ? text('reviewRate') : undefined}
                  />
                ))}
                <TextAreaField
                  id={idOf(line.key, 'text')}
                  label={text('reviewText')}
                  placeholder={text('reviewHint')}
                  required
                  limit={REVIEW_LENGTH.max}
                  value={store.reviewOf(line.key).content}
                  onChange={(content) => store.write(line.key, content)}
                  {...(store.wrong(line.key) ? { error: text('reviewTextWrong') } : {})}
                />
              </View>
            </Card>
          ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(OrderComment)
