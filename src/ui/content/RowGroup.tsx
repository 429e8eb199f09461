import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import css from './ListRow.module.scss'

/** Rows on one surface, with lines between them. */
export function RowGroup({ children }: { children: ReactNode }) {
  return <View className={css.group}>{children}</View>
}
