import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import css from './Badge.module.scss'

/** A number on the corner of its child, or a dot when `count` is true. */
export function Badge({ count, children }: { count?: number | boolean; children: ReactNode }) {
  return (
    <View className={css.place}>
      {children}
      {count === true && <View className={css.dot} />}
      {typeof count === 'number' && count > 0 && <Text className={css.count}>{count > 99 ? '99+' : count}</Text>}
    </View>
  )
}
