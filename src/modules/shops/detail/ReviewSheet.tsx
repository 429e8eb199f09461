import { addComment, MODULE_TYPE, REVIEW_LENGTH } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { RatingField } from '@/ui/fields/RatingField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { text } from '../partner/messages'
import css from './index.module.scss'
import { isShopReviewDraft, ShopReviewStore } from './ShopReviewStore'

interface ReviewSheetProps {
  readonly iid: number
  readonly shopId: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

const SCORES = [0, 1, 2] as const

/** A review of the shop: three scores and a text. */
export const ReviewSheet = observer(function ReviewSheet({ iid, shopId, open, onClose, onSent }: ReviewSheetProps) {
  const { member } = useSession()
  const [store] = useState(() => {
    return new ShopReviewStore({
      send: ({ scores: [score1, score2, score3], content }) =>
        call(addComment, { iid, type: MODULE_TYPE.shop, targetId: shopId, content, score1, score2, score3 }),
      draft: memberDraft(`review:shop:${shopId}`, isShopReviewDraft, { iid, member }),
    })
  })
  useEffect(() => void (open && store.begin()), [open, store])
  const send = async () => {
    try {
      if (!(await store.send())) return
      toast.success(text('sent'))
      onClose()
      onSent()
    } catch (error) {
      if (!isGatewayError(error, 'DUP')) return toast.error(errorText(error))
      store.clear()
      onClose()
      toast.show(text('reviewed'))
    }
  }
  return (
    <BottomSheet
      id="shop-review"
      open={open}
      title={text('review')}
      onClose={onClose}
      footer={
        <AppButton id="shop-review-send" kind="primary" stretch loading={store.busy} onPress={() => void send()}>
          {text('send')}
        </AppButton>
      }
    >
      <View className={css.form}>
        {SCORES.map((at) => (
          <RatingField
            key={at}
            id={`shop-review-${at}`}
            label={text(`score${at}`)}
            value={store.scores[at]}
            word={text(`star${store.scores[at] as 0 | 1 | 2 | 3 | 4 | 5}`)}
            onChange={(score) => store.rate(at, score)}
            error={store.isUnrated(at) ? text('rate') : undefined}
          />
        ))}
        <TextAreaField
          id="shop-review-text"
          label={text('words')}
          placeholder={text('hint')}
          required
          limit={REVIEW_LENGTH.max}
          value={store.content}
          onChange={(content) => store.write(content)}
          {...(store.isTextWrong ? { error: text('wordsWrong') } : {})}
        />
      </View>
    </BottomSheet>
  )
})
