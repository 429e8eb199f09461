import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import css from './Steps.module.scss'

export type StepsProps = {
  items: readonly string[]
  /** Index of the current step; `items.length` when all are done. */
  current: number
}

export function Steps({ items, current }: StepsProps) {
  return (
    <View className={css.steps}>
      {items.map((item, index) => (
        <View
          key={item}
          className={joinClasses(css.step, index < current && css.done, index === current && css.current)}
        >
          <View className={css.mark}>{index < current ? '✓' : index + 1}</View>
          <Text className={css.name}>{item}</Text>
        </View>
      ))}
    </View>
  )
}
