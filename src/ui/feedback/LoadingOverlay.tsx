import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './LoadingOverlay.module.scss'
import { Spinner } from './Spinner'

/** Covers the screen while something must not be touched. It has no timer: its owner takes it away. */
export function LoadingOverlay({ text }: { text?: string }) {
  return (
    <View
      className={css.overlay}
      catchMove
      {...semantics({ role: 'status', 'aria-live': 'polite', 'aria-busy': true })}
    >
      <View className={css.box}>
        <Spinner />
        <Text>{text ?? t('loading')}</Text>
      </View>
    </View>
  )
}
