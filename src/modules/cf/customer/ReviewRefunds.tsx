import type { CfRefundReview, ReviewItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import css from '../cf.module.scss'
import { text } from '../messages'

/** Height of a request with the gap below it, in px of a 375 design. */
const ROW = 190

/** The queue says what its kind is; this one only asks for refunds of crowdfunding. */
const dataOf = ({ data }: ReviewItem) => data as unknown as CfRefundReview

function card(item: ReviewItem, acts: ReviewActs) {
  const { id, who, at } = item
  const { amount, owner, wish, own, reason: why } = dataOf(item)
  return (
    <View id={`review-${id}`} className={css.card}>
      <View className={css.words}>
        <View className={css.line}>
          <Text className={css.name}>{text('reviewWho', { who })}</Text>
          <Price fen={amount} />
        </View>
        <Text className={css.note}>{text('reviewFor', { owner, wish })}</Text>
        <Text className={css.text}>{why}</Text>
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
        <ReviewDecision
          {...{ id, acts, own: own ? text('reviewOwn') : null, pass: text('pass'), refuse: text('refuse') }}
          noteClass={css.note}
          className={css.buttons}
        />
      </View>
    </View>
  )
}

/** The supports that were asked back, the oldest request first. */
export function ReviewRefunds({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'cfRefund', title: text('customerTitle'), rowHeight: ROW, className: css.page }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse') },
        ...{ why: text('refuseReason'), hint: text('refuseHint'), passed: text('passDone'), refused: text('refused') },
      }}
      passAsk={(item) => text('passAsk', { who: item.who, amount: priceNumber(dataOf(item).amount) })}
    />
  )
}
