import type { ReviewItem, VolunteerReview } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { Card } from '@/ui/content/Card'
import css from '../apply/apply.module.scss'
import { text } from './messages'

/** Height of a request with the gap below it, in px of a 375 design. */
const ROW = 180

/** The queue says what its kind is; this one only asks for volunteers. */
const dataOf = ({ data }: ReviewItem) => data as unknown as VolunteerReview

function card(item: ReviewItem, acts: ReviewActs) {
  const { id, who, at } = item
  const { name, phone, content, own } = dataOf(item)
  return (
    <Card id={`review-${id}`}>
      <View className={css.between}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
      </View>
      <Text className={css.note}>{[who, phone].join(' · ')}</Text>
      <Text className={css.words}>{content}</Text>
      <ReviewDecision
        {...{ id, acts, own: own ? text('reviewOwn') : null, pass: text('pass'), refuse: text('refuse') }}
        noteClass={css.note}
        className={css.actions}
      />
    </Card>
  )
}

/** Who asks to join the volunteers' roll, oldest first. */
export function ReviewVolunteers({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'volunteer', title: text('title'), rowHeight: ROW, className: css.page }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse') },
        ...{ why: text('refuseWhy'), hint: text('refuseHint'), passed: text('decided'), refused: text('decided') },
      }}
      passAsk={(item) => text('passAsk', { name: dataOf(item).name })}
    />
  )
}
