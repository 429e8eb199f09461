import type { RefundStep, StayFacility } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from './messages'
import css from './StayTerms.module.scss'
import { refundSentences } from './stayWords'

/** What a campsite or homestay offers, in words. */
export const FacilityList = observer(function FacilityList({
  facilities,
}: {
  readonly facilities: readonly StayFacility[]
}) {
  if (facilities.length === 0) return null
  return (
    <View>
      <SectionHeading title={text('facilities')} />
      <View className={css.tags}>
        {facilities.map((facility) => (
          <StatusTag key={facility}>{text(facility)}</StatusTag>
        ))}
      </View>
    </View>
  )
})

interface StayTermsProps {
  readonly rules: readonly string[]
  readonly refundRule: readonly RefundStep[]
  /** Start of the chosen stay, ms; null without dates. */
  readonly startsAt: number | null
}

/** House rules, and when a cancellation returns what. */
export const StayTerms = observer(function StayTerms({ rules, refundRule, startsAt }: StayTermsProps) {
  return (
    <View id="stay-terms">
      <SectionHeading title={text('refund')} />
      {refundSentences(refundRule, startsAt).map((line) => (
        <Text key={line} className={css.line}>
          {line}
        </Text>
      ))}
      {rules.length > 0 && <SectionHeading title={text('rules')} />}
      {rules.map((line) => (
        <Text key={line} className={css.line}>
          {line}
        </Text>
      ))}
    </View>
  )
})
