import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CouponTicket } from '../coupon/CouponTicket'
import css from './CouponSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 16: coupons side by side; a claimed one turns grey at once. */
export const CouponSection = observer(function CouponSection({ section, host }: SectionProps<16>) {
  const { coupons } = section.data
  return (
    <View>
      {section.title && <SectionHeading title={section.title} />}
      <ScrollView scrollX enableFlex className={css.scroll} showScrollbar={false}>
        <View className={css.track}>
          {coupons.map((coupon) => (
            <View key={coupon.couponId} className={css.ticket}>
              <CouponTicket
                coupon={coupon}
                claimed={coupon.owned >= coupon.perUser || host.claimed.has(coupon.couponId)}
                onClaim={() => host.claimCoupon(coupon)}
              />
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
