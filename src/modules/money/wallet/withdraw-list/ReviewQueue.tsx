import type { ReviewItem, WithdrawalReview } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'
import css from './index.module.scss'
import { ReviewCard } from './ReviewCard'

/** Height of a request with the gap below it, in px of a 375 design. */
const ROW = 220
const REASONS = ['refuse_holder', 'refuse_account', 'refuse_source'] as const

/** The queue says what its kind is; this one only asks for withdrawals. */
const dataOf = ({ data }: ReviewItem) => data as unknown as WithdrawalReview

const card = (item: ReviewItem, { pass, refuse }: ReviewActs) => (
  <ReviewCard item={item} review={dataOf(item)} onPass={pass} onRefuse={refuse} />
)

/** The withdrawals that wait for staff, oldest first. */
export function ReviewQueue({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'withdrawal', title: text('withdrawals'), rowHeight: ROW, className: css.list }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse') },
        ...{ why: text('refuseReason'), hint: text('refuseHint'), passed: text('passed'), refused: text('refused') },
      }}
      passAsk={(item) => text('passAsk', { who: item.who, amount: priceNumber(dataOf(item).amount) })}
      reasons={REASONS.map((key) => text(key))}
    />
  )
}
