import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ListEnd } from '@/ui/screen/ListEnd'
import type { MoreState } from '@/ui/screen/ScreenState'
import css from './CalendarMonths.module.scss'
import type { CalendarMonth } from './CalendarStore'
import type { RangeEnds } from './DayButton'
import { MonthGrid } from './MonthGrid'
import { text } from './messages'
import type { StayRange } from './stayRange'

export interface CalendarMonthsProps {
  /** Each day has this id with its date behind: `calendar-2026-11-28`; each month `calendar-2026-11`. */
  readonly id: string
  readonly months: readonly CalendarMonth[]
  /** YYYY-MM-DD; it is marked, and days before it are past. */
  readonly today: string
  /** The chosen day; '' for none. */
  readonly chosen?: string
  /** The chosen stay instead: both ends are named, the nights between are joined. */
  readonly range?: StayRange
  /** Words for both ends; by default those of a stay. */
  readonly ends?: RangeEnds
  /** False for a day that a press does nothing to. */
  readonly canPress: (date: string) => boolean
  readonly onPress: (date: string) => void
  readonly more: MoreState
  readonly onMore: () => void
}

/** Months below each other, on a wide screen two beside each other; a day with its price and what is left. */
export const CalendarMonths = observer(function CalendarMonths({
  id,
  months,
  today,
  chosen = '',
  range,
  ends,
  canPress,
  onPress,
  more,
  onMore,
}: CalendarMonthsProps) {
  const stay = range ?? { in: chosen, out: '' }
  return (
    <View id={id}>
      <View className={css.months}>
        {months.map((one) => (
          <MonthGrid
            key={one.month}
            id={id}
            month={one}
            today={today}
            stay={stay}
            ends={range ? (ends ?? { in: text('in'), out: text('out') }) : null}
            canPress={canPress}
            onPress={onPress}
          />
        ))}
      </View>
      {more !== 'end' && <ListEnd state={more} onMore={onMore} />}
    </View>
  )
})
