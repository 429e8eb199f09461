import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import css from './Timeline.module.scss'

export type TimelineItem = { key: string | number; title: string; note?: string; time?: string }

/** Events, newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <View>
      {items.map((item, index) => (
        <View key={item.key} className={joinClasses(css.event, index === 0 && css.latest)}>
          <Text className={css.title}>{item.title}</Text>
          {item.note && <Text className={css.note}>{item.note}</Text>}
          {item.time && <Text className={css.time}>{item.time}</Text>}
        </View>
      ))}
    </View>
  )
}
