import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './ListRow.module.scss'

type RowGroupProps = {
  /** Aligns the rows with the text on the same surface. */
  flush?: boolean
  children: ReactNode
}

/** Rows on one surface, separated by lines. */
export function RowGroup({ flush, children }: RowGroupProps) {
  return <View className={joinClasses(css.group, flush && css.flush)}>{children}</View>
}
