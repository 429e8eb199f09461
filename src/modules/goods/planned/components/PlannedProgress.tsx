import { Text, View } from '@tarojs/components'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './PlannedProgress.module.scss'
import { noteOf, type Progress } from './plannedState'

/** How many pieces are sold of those that are needed, as words and as a bar. */
export function PlannedProgress({ of }: { readonly of: Progress }) {
  const { sold, min } = of
  const note = noteOf(of)
  const share = min === 0 ? 100 : Math.min(100, Math.round((sold / min) * 100))
  return (
    <View className={css.progress}>
      <View className={css.words}>
        <Text className={css.sold}>{text('sold', { sold, min })}</Text>
        {note && <Text className={css.note}>{text(note, { count: min - sold })}</Text>}
      </View>
      <View className={css.track} {...semantics({ 'aria-hidden': true })}>
        <View className={css.bar} style={{ width: `${share}%` }} />
      </View>
    </View>
  )
}
