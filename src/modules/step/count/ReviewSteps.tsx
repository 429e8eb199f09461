import type { ReviewItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { grouped } from '@/lib/grouped'
import { formatMoment } from '@/locales/formatMoment'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { Card } from '@/ui/content/Card'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../step.module.scss'
import { dayWords } from '../stepWords'

/** Height of a claim with the gap below it, in px of a 375 design. */
const ROW = 260

interface ClaimReview {
  readonly title: string
  readonly date: string
  readonly steps: number
  readonly photo: string
  readonly own: boolean
}

const dataOf = ({ data }: ReviewItem) => data as unknown as ClaimReview

function card(item: ReviewItem, acts: ReviewActs) {
  const { id, who, at } = item
  const { title, date, steps, photo, own } = dataOf(item)
  return (
    <Card id={`review-${id}`} padded>
      <View className={css.card}>
        <View className={css.line}>
          <Text className={css.name}>{text('dayWords', { date: dayWords(date), steps: grouped(steps) })}</Text>
          <Text className={css.note}>{formatMoment(at, 'at')}</Text>
        </View>
        <Text className={css.note}>{`${who} · ${title}`}</Text>
        <View className={css.shot}>
          <Picture src={photo} alt={text('screenshot', { who })} ratio={3 / 4} fit="contain" radius="control" />
        </View>
        <ReviewDecision
          {...{ id, acts, own: own ? text('ownClaim') : null, pass: text('pass'), refuse: text('refuse') }}
          noteClass={css.note}
          className={css.acts}
        />
      </View>
    </Card>
  )
}

/** Steps with a screenshot that staff decide, oldest first. */
export function ReviewSteps({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'step', title: text('count'), rowHeight: ROW, className: css.page }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse'), sheet: text('refuseWhy') },
        ...{ why: text('refuseWhy'), hint: text('refuseHint'), passed: text('decided'), refused: text('decided') },
      }}
    />
  )
}
