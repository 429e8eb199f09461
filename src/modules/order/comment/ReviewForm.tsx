import { MAX_REVIEW_PICTURES, type OrderDetail, type OrderLine, REVIEW_LENGTH } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import type { ReviewStore } from '@/domain/review/ReviewStore'
import { useKeptPictures } from '@/flows/upload/useKeptPictures'
import { Card } from '@/ui/content/Card'
import { RatingField } from '@/ui/fields/RatingField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from '../messages'
import css from './index.module.scss'

interface ReviewFormProps {
  readonly iid: number
  readonly gid: string
  readonly line: OrderLine
  readonly stage: OrderDetail['stage']
  readonly store: ReviewStore
}

const SCORES = [0, 1, 2] as const

/** Id of a field of a line's review. */
export const reviewFieldId = (line: string, part: number | 'text' | 'pictures' | 'hide'): string =>
  `review-${line}-${part}`

/** The review of one line: stars, text, pictures, and whether the author's name shows. */
export const ReviewForm = observer(function ReviewForm({ iid, gid, line, stage, store }: ReviewFormProps) {
  const { key } = line
  const { scores, content, imgs, hideName } = store.reviewOf(key)
  const pictures = useKeptPictures(`review-${gid}-${key}`, { iid })
  const [events] = useState(() => ({
    show: (addresses: readonly string[]) => store.show(key, addresses),
    wait: (wait: UploadWait) => store.setWait(key, wait),
  }))
  // Goods have a score for delivery; activities have one for the organisation.
  const kind = stage === 'use' ? 'use' : 'ship'
  return (
    <Card>
      <View className={css.review}>
        <OrderLines lines={[line]} />
        {SCORES.map((at) => (
          <RatingField
            key={at}
            id={reviewFieldId(key, at)}
            label={text(`score_${kind}_${at}`)}
            value={scores[at]}
            onChange={(score) => store.rate(key, at, score)}
            error={store.wrong(key, at) ? text('reviewRate') : undefined}
          />
        ))}
        <TextAreaField
          id={reviewFieldId(key, 'text')}
          label={text('reviewText')}
          placeholder={text('reviewHint')}
          required
          limit={REVIEW_LENGTH.max}
          value={content}
          onChange={(words) => store.write(key, words)}
          {...(store.wrong(key) ? { error: text('reviewTextWrong') } : {})}
        />
        <ImageUploader
          id={reviewFieldId(key, 'pictures')}
          label={text('reviewPictures')}
          value={imgs}
          onChange={events.show}
          max={MAX_REVIEW_PICTURES}
          {...pictures}
          onWait={events.wait}
        />
        <SwitchField
          id={reviewFieldId(key, 'hide')}
          label={text('reviewHide')}
          hint={text('reviewHideHint')}
          value={hideName}
          onChange={(hide) => store.hide(key, hide)}
        />
      </View>
    </Card>
  )
})
