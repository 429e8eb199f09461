import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import css from './ActionBar.module.scss'

export type ActionBarProps = {
  /** At the left: the amount or the selection. */
  note?: ReactNode
  /** Small actions before the buttons: share, favourite, contact. */
  icons?: ReactNode
  children: ReactNode
}

/** The bar at the bottom of a detail screen or a form, above the safe area. */
export function ActionBar({ note, icons, children }: ActionBarProps) {
  return (
    <View className={css.bar}>
      {icons && <View className={css.icons}>{icons}</View>}
      {note && <View className={css.note}>{note}</View>}
      <View className={css.buttons}>{children}</View>
    </View>
  )
}
