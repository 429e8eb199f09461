import type { ReviewItem, WithdrawalReview } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { accountName } from '../accountName'
import { text } from '../messages'
import css from './index.module.scss'

/** An account whose number is younger than this is marked. */
const FRESH = 24 * 60 * 60 * 1000

interface ReviewCardProps {
  readonly item: ReviewItem
  readonly review: WithdrawalReview
  readonly onPass: () => void
  readonly onRefuse: () => void
}

/** A withdrawal that waits: who asks for how much, and where it would go. Nobody decides their own. */
export const ReviewCard = observer(function ReviewCard({ item, review, onPass, onRefuse }: ReviewCardProps) {
  const { id, who, at } = item
  const { amount, fee, holder, balance, accountSince, own, nameDiffers } = review
  return (
    <Card id={`review-${id}`}>
      <View className={css.line}>
        <Price fen={amount} tone="plain" />
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
      </View>
      <View className={css.facts}>
        <Text>{text('reviewWho', { who })}</Text>
        <Text>{`${accountName(review)} · ${holder}`}</Text>
        <Text className={css.note}>
          {`${text('fee')} ¥${priceNumber(fee)} · ${text('reviewPayout')} ¥${priceNumber(amount - fee)} · ${text('reviewBalance', { yuan: priceNumber(balance) })}`}
        </Text>
        {nameDiffers && (
          <StatusTag id={`review-name-${id}`} tone="danger">
            {text('reviewName')}
          </StatusTag>
        )}
        {at - accountSince < FRESH ? (
          <StatusTag tone="warning">{text('reviewFresh')}</StatusTag>
        ) : (
          <Text className={css.note}>{text('reviewSince', { time: formatMoment(accountSince, 'date') })}</Text>
        )}
      </View>
      {own ? (
        <Text id={`review-own-${id}`} className={css.own}>
          {text('reviewOwn')}
        </Text>
      ) : (
        <View className={css.actions}>
          <AppButton id={`review-refuse-${id}`} size="small" onPress={onRefuse}>
            {text('refuse')}
          </AppButton>
          {!nameDiffers && (
            <AppButton id={`review-pass-${id}`} kind="primary" size="small" onPress={onPass}>
              {text('pass')}
            </AppButton>
          )}
        </View>
      )}
    </Card>
  )
})
