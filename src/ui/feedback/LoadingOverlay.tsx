import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './LoadingOverlay.module.scss'
import { Spinner } from './Spinner'

/** Covers the screen while it must not be used. It has no timer: its owner removes it. */
export function LoadingOverlay({
  text,
  late,
}: {
  text?: string /** Takes taps at once, but shows only when loading takes longer. */
  late?: boolean
}) {
  return (
    <View
      className={css.overlay}
      catchMove
      {...semantics({ role: 'status', 'aria-live': 'polite', 'aria-busy': true })}
    >
      <View className={joinClasses(css.box, late && css.late)}>
        <Spinner />
        <Text>{text ?? t('loading')}</Text>
      </View>
    </View>
  )
}
