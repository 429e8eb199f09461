import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Fab.module.scss'

export type FabProps = { icon: ReactNode; label: string; onPress: () => void; raised?: boolean; id?: string }

/** The round button that floats above a list. `raised` when there is a tab bar under it. */
export function Fab({ icon, label, onPress, raised, id }: FabProps) {
  return (
    <View id={id} className={joinClasses(css.fab, raised && css.raised)} {...pressProps(() => onPress(), { label })}>
      {icon}
    </View>
  )
}
