import { View } from '@tarojs/components'
import { Spinner } from '@/ui/feedback/Spinner'
import { text } from './messages'
import css from './RefreshArea.module.scss'
import type { RefreshAreaProps } from './RefreshAreaProps'
import { usePull } from './usePull'

export function RefreshArea({ onRefresh, children }: RefreshAreaProps) {
  const { distance, phase, ref } = usePull(onRefresh)
  return (
    <View className={css.area} ref={ref}>
      {phase !== 'still' && (
        <View className={css.pull} style={{ height: `${distance}px` }}>
          {phase === 'refreshing' && <Spinner />}
          {text(phase === 'refreshing' ? 'refreshing' : phase === 'armed' ? 'releaseToRefresh' : 'pullToRefresh')}
        </View>
      )}
      {children}
    </View>
  )
}
