import { type Coupon, couponThresholdText, couponValueText, formatDate } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/locales/Language'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../messages'
import css from './CouponTicket.module.scss'

interface CouponTicketProps {
  readonly coupon: Coupon
  readonly claimed?: boolean
  /** Without it the ticket only shows. */
  readonly onClaim?: () => void
}

/** A coupon: what it takes off, from which amount, until when. */
export const CouponTicket = observer(function CouponTicket({ coupon, claimed, onClaim }: CouponTicketProps) {
  const words = language.code === 'en' ? 'en' : 'zh'
  const gone = coupon.left === 0
  const label = claimed ? text('couponClaimed') : gone ? text('couponGone') : text('couponClaim')
  return (
    <View id={`coupon-${coupon.couponId}`} className={css.ticket}>
      <View className={css.value}>
        <Text className={css.amount}>{couponValueText(coupon, words)}</Text>
        <Text className={css.threshold}>{couponThresholdText(coupon.fullPrice, words)}</Text>
      </View>
      <View className={css.words}>
        <Text className={css.name}>{coupon.name}</Text>
        <Text className={css.until}>{text('couponUntil', { date: formatDate(coupon.endTime, 'YYYY-MM-DD') })}</Text>
      </View>
      {onClaim && (
        <AppButton kind="accent" size="small" disabled={claimed || gone} onPress={onClaim}>
          {label}
        </AppButton>
      )}
    </View>
  )
})
