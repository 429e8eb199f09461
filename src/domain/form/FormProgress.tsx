import { Text, View } from '@tarojs/components'
import css from './FormProgress.module.scss'
import { text } from './messages'

interface FormProgressProps {
  /** Number of required answers. */
  readonly all: number
  /** How many of them are missing or wrong. */
  readonly left: number
}

/** How far a long form is; stands beside the button that sends it. */
export function FormProgress({ all, left }: FormProgressProps) {
  const done = all - left
  return (
    <View id="form-progress" className={css.progress}>
      <Text>{text('required', { done, all })}</Text>
      <View className={css.bar}>
        <View className={css.done} style={{ width: `${(100 * done) / all}%` }} />
      </View>
    </View>
  )
}
