import { Text, View } from '@tarojs/components'
import { formatWritten } from '@/locales/formatWritten'
import { semantics } from '@/ui/press/semantics'
import type { CalendarMonth } from './CalendarStore'
import { DayButton, type RangeEnds } from './DayButton'
import css from './MonthGrid.module.scss'
import { text } from './messages'
import { daysAhead } from './monthDays'
import type { StayRange } from './stayRange'

interface MonthGridProps {
  readonly id: string
  readonly month: CalendarMonth
  readonly today: string
  readonly stay: StayRange
  readonly ends: RangeEnds | null
  readonly canPress: (date: string) => boolean
  readonly onPress: (date: string) => void
}

/** One month, its weeks from Monday; of this month those that are not over. */
export function MonthGrid({ id, month: { month, cells }, today, stay, ends, canPress, onPress }: MonthGridProps) {
  const partOf = (date: string) =>
    date === stay.in ? 'in' : date === stay.out ? 'out' : date > stay.in && date < stay.out ? 'between' : ''
  return (
    <View id={`${id}-${month}`}>
      <View className={css.name} {...semantics({ role: 'heading', 'aria-level': 2 })}>
        <Text>{formatWritten(month)}</Text>
      </View>
      <View className={css.grid}>
        {[...text('weekdays')].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: English weekdays begin with the same letters
          <View key={`w${at}`} className={css.weekday} {...semantics({ 'aria-hidden': true })}>
            <Text>{name}</Text>
          </View>
        ))}
        {daysAhead(month, today).map((date, at) =>
          date === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its position
            <View key={`b${at}`} />
          ) : (
            <DayButton
              key={date}
              id={`${id}-${date}`}
              date={date}
              cell={date < today ? undefined : cells.get(date)}
              isToday={date === today}
              part={stay.in === '' ? '' : partOf(date)}
              ends={ends}
              onPress={canPress(date) ? onPress : undefined}
            />
          ),
        )}
      </View>
    </View>
  )
}
