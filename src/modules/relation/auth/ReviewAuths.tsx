import type { AuthReview, ReviewItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { Card } from '@/ui/content/Card'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../relation.module.scss'

/** Height of a verification with the gap below it, in px of a 375 design. */
const ROW = 240

/** The queue says what its kind is; this one only asks for verifications. */
const dataOf = ({ data }: ReviewItem) => data as unknown as AuthReview

function card(item: ReviewItem, acts: ReviewActs) {
  const { id, who, at } = item
  const { name, idCard, images, own } = dataOf(item)
  return (
    <Card id={`review-${id}`}>
      <View className={css.between}>
        <Text className={css.name}>{`${name} · ${who}`}</Text>
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
      </View>
      <Text className={css.note}>{idCard}</Text>
      <View className={css.pictures}>
        {images.map((image, order) => (
          <Picture
            key={image}
            src={image}
            alt={text('authPicture', { n: order + 1 })}
            ratio={1.5}
            radius="control"
            plain
          />
        ))}
      </View>
      <ReviewDecision
        {...{ id, acts, own: own ? text('reviewOwn') : null, pass: text('pass'), refuse: text('refuse') }}
        noteClass={css.note}
        className={css.actions}
      />
    </Card>
  )
}

/** The verifications that wait for staff, oldest first. */
export function ReviewAuths({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'auth', title: text('authTitle'), rowHeight: ROW, className: css.page }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse') },
        ...{ why: text('refuseWhy'), hint: text('refuseHint'), passed: text('decided'), refused: text('decided') },
      }}
      passAsk={(item) => text('passAsk', { name: dataOf(item).name })}
    />
  )
}
