import type { RefundStep } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import css from '../game.module.scss'
import { text } from '../messages'

const DAY = 24

const before = (hours: number): string =>
  hours % DAY === 0 ? text('days', { count: hours / DAY }) : text('hours', { count: hours })

/** The refund ladder as a table: how long before the start, and how much comes back. */
export function RefundTable({ steps }: { readonly steps: readonly RefundStep[] }) {
  if (steps.length === 0) return <Text className={css.note}>{text('refundFree')}</Text>
  const ladder = [...steps].sort((a, b) => b.hours - a.hours)
  const last = ladder[ladder.length - 1]
  return (
    <View id="refund-table" className={joinClasses(css.table, css.flat)}>
      <View className={joinClasses(css.cells, css.headCells)}>
        <Text className={css.cell}>{text('refundWhen')}</Text>
        <Text className={css.endCell}>{text('refundShare')}</Text>
      </View>
      {ladder.map(({ hours, share }) => (
        <View key={hours} className={css.cells}>
          <Text className={css.cell}>{text('refundBefore', { time: before(hours) })}</Text>
          <Text className={css.endCell}>{share > 0 ? `${share}%` : text('refundNone')}</Text>
        </View>
      ))}
      {last && last.hours > 0 && (
        <View className={css.cells}>
          <Text className={css.cell}>{text('refundAfter')}</Text>
          <Text className={css.endCell}>{text('refundNone')}</Text>
        </View>
      )}
    </View>
  )
}
