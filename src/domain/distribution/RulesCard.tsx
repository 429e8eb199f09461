import type { Regulations } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { priceNumber } from '@/ui/content/priceNumber'
import { RichText } from '@/ui/content/RichText'
import { text } from './messages'
import css from './RulesCard.module.scss'

/** The amount of the examples, fen. */
const EXAMPLE = 10_000
const RATE_TEXTS = ['rate_1', 'rate_2', 'rate_3'] as const

/** What a distributor earns, said by examples, and the tenant's own rules. */
export function RulesCard({ rules }: { readonly rules: Regulations }) {
  const { rates, lockDays, html } = rules
  return (
    <View className={css.card}>
      <Text className={css.heading}>{text('ratesTitle')}</Text>
      {RATE_TEXTS.slice(0, rates.length).map((key, level) => (
        <Text key={key} className={css.rate}>
          {text(key, { amount: priceNumber((EXAMPLE * (rates[level] ?? 0)) / 10_000) })}
        </Text>
      ))}
      <Text className={css.note}>{lockDays === 0 ? text('lockForever') : text('lockFor', { days: lockDays })}</Text>
      <Text className={css.note}>{text('noFee')}</Text>
      {html !== '' && (
        <View className={css.rules}>
          <Text className={css.heading}>{text('rulesTitle')}</Text>
          <RichText html={html} />
        </View>
      )}
    </View>
  )
}
