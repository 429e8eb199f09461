import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import css from './RefreshArea.module.scss'
import type { RefreshAreaProps } from './RefreshAreaProps'

/** A mini-program pulls the page natively, without a message per frame. */
export function RefreshArea({ onRefresh, children }: RefreshAreaProps) {
  usePullDownRefresh(async () => {
    try {
      await onRefresh?.()
    } finally {
      Taro.stopPullDownRefresh()
    }
  })
  return <View className={css.area}>{children}</View>
}
