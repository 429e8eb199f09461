import type { DistributionStatistic } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from './messages'
import css from './PeriodFigures.module.scss'

const PERIODS = ['today', 'month', 'total'] as const

/** Orders, sales and commission of today, this month and all time. */
export function PeriodFigures({ statistic }: { readonly statistic: DistributionStatistic }) {
  return (
    <View className={css.periods}>
      {PERIODS.map((period) => {
        const { orders, amount, commission } = statistic[period]
        return (
          <View key={period} id={`period-${period}`} className={css.period}>
            <Text className={css.name}>{text(period)}</Text>
            <Text className={css.earned}>{`¥${priceNumber(commission)}`}</Text>
            <Text className={css.note}>{text('ordersCount', { count: orders })}</Text>
            <Text className={css.note}>{text('salesSum', { amount: priceNumber(amount) })}</Text>
          </View>
        )
      })}
    </View>
  )
}
