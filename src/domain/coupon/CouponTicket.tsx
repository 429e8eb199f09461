import { type Coupon, couponThresholdText, couponValueText, shanghaiDay, startOfDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { language } from '@/locales/Language'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import css from './CouponTicket.module.scss'
import { text } from './messages'

interface CouponTicketProps {
  readonly coupon: Coupon
  readonly claimed?: boolean
  /** Absent for a ticket that is for display only. */
  readonly onClaim?: () => void
  /**
   * For a coupon that the member owns: the element at its end instead of the claim button, and whether it is used
   * up.
   */
  readonly own?: { readonly end: ReactNode; readonly spent: boolean }
}

/** A coupon: its discount, its minimum amount, its last day. */
export const CouponTicket = observer(function CouponTicket({ coupon, claimed, onClaim, own }: CouponTicketProps) {
  const words = language.code === 'en' ? 'en' : 'zh'
  const { endTime } = coupon
  const over = endTime <= serverNow()
  const gone = coupon.left === 0 || over
  const label = claimed ? 'couponClaimed' : over ? 'couponOver' : gone ? 'couponGone' : 'couponClaim'
  // An end at midnight is that of the day before.
  const lastDay = shanghaiDay(endTime - 1)
  const isLastDay = !own?.spent && !over && lastDay === shanghaiDay(serverNow())
  return (
    <View
      id={`coupon-${own ? coupon.id : coupon.couponId}`}
      className={joinClasses(css.ticket, own?.spent && css.spent)}
    >
      <View className={css.value}>
        <Text className={css.amount}>{couponValueText(coupon, words)}</Text>
        <Text className={css.threshold}>{couponThresholdText(coupon.fullPrice, words)}</Text>
      </View>
      <View className={css.words}>
        <Text className={css.name}>{coupon.name}</Text>
        {own && coupon.scope && <Text className={css.scope}>{coupon.scope}</Text>}
        <Text className={joinClasses(css.until, isLastDay && css.today)}>
          {isLastDay
            ? text('couponToday')
            : text('couponUntil', { date: words === 'en' ? formatMoment(startOfDay(lastDay), 'date') : lastDay })}
        </Text>
      </View>
      {own?.end}
      {onClaim && (
        <AppButton
          id={`claim-${coupon.couponId}`}
          kind="accent"
          size="small"
          disabled={claimed || gone}
          onPress={onClaim}
        >
          {text(label)}
        </AppButton>
      )}
    </View>
  )
})
