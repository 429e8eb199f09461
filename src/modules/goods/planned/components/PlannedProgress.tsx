import { Text, View } from '@tarojs/components'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './PlannedProgress.module.scss'

interface PlannedProgressProps {
  readonly sold: number
  readonly min: number
}

/** How many pieces are sold of those that are needed, as words and as a bar. */
export function PlannedProgress({ sold, min }: PlannedProgressProps) {
  const share = min === 0 ? 100 : Math.min(100, Math.round((sold / min) * 100))
  return (
    <View className={css.progress}>
      <View className={css.words}>
        <Text className={css.sold}>{text('sold', { sold, min })}</Text>
        <Text className={css.note}>{sold >= min ? text('enough') : text('missing', { count: min - sold })}</Text>
      </View>
      <View className={css.track} {...semantics({ 'aria-hidden': true })}>
        <View className={css.bar} style={{ width: `${share}%` }} />
      </View>
    </View>
  )
}
