import { VIP_BENEFIT_TYPE, type VipBenefit } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { Picture } from '@/ui/media/Picture'
import css from './index.module.scss'
import { text } from './messages'
import { stepOf } from './VipStore'

/** What claiming a benefit is called, by its type. */
export const TAKE_WORDS: Readonly<Record<number, 'use' | 'take' | 'takeCoupon'>> = {
  [VIP_BENEFIT_TYPE.onSite]: 'use',
  [VIP_BENEFIT_TYPE.parcel]: 'take',
  [VIP_BENEFIT_TYPE.coupon]: 'takeCoupon',
}

interface BenefitCardProps {
  readonly benefit: VipBenefit
  /** Its button, or why there is none. */
  readonly children?: ReactNode
}

/** A benefit with what is left of it. */
export function BenefitCard({ benefit, children }: BenefitCardProps) {
  const { id, name, desc, img, quota, left, surcharge } = benefit
  return (
    <Card padded={false}>
      <View id={`benefit-${id}`} className={css.benefit}>
        <View className={css.picture}>
          <Picture src={img} alt={name} ratio={1} />
        </View>
        <View className={css.words}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.desc}>{desc}</Text>
          <Text className={css.fact}>
            {stepOf(benefit) === 'other' ? text('quota', { quota }) : text('left', { left: left ?? 0, quota })}
            {surcharge > 0 ? ` · ${text('surcharge', { yuan: priceNumber(surcharge) })}` : ''}
          </Text>
          {children}
        </View>
      </View>
    </Card>
  )
}
