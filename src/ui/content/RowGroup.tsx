import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './ListRow.module.scss'

type RowGroupProps = {
  /** Among words on the same surface: the rows begin and end where the words do. */
  flush?: boolean
  children: ReactNode
}

/** Rows on one surface, with lines between them. */
export function RowGroup({ flush, children }: RowGroupProps) {
  return <View className={joinClasses(css.group, flush && css.flush)}>{children}</View>
}
