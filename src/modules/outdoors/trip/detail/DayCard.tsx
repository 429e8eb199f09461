import type { TripDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatWritten } from '@/locales/formatWritten'
import { Card } from '@/ui/content/Card'
import arrowDownIcon from '@/ui/icon/drawings/arrowDown.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './index.module.scss'
import { text } from './messages'

interface DayCardProps {
  readonly day: TripDay
  readonly open: boolean
  readonly onTurn: () => void
}

/** A day with its hours; folded it is its heading. */
export function DayCard({ day: { n, day, title, items }, open, onTurn }: DayCardProps) {
  return (
    <Card>
      <View id={`trip-day-${n}`} className={css.head} {...pressProps(onTurn, { expanded: open })}>
        <Text className={css.name}>{text('day', { n, date: formatWritten(day), title })}</Text>
        <View className={joinClasses(css.arrow, open && css.up)}>
          <Icon drawing={arrowDownIcon.drawing} size={12} />
        </View>
      </View>
      {open && (
        <View className={css.items}>
          {items.map((item) => (
            <View key={`${item.time} ${item.text}`} className={css.item}>
              <Text className={css.time}>{item.time}</Text>
              <Text className={css.what}>{item.text}</Text>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
