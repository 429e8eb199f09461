import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Chip.module.scss'

export type ChipProps = {
  selected?: boolean
  disabled?: boolean
  onPress?: () => void
  id?: string
  children: ReactNode
}

export function Chip({ selected, disabled, onPress, id, children }: ChipProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.chip, selected && css.selected, disabled && css.disabled)}
      {...pressProps(onPress && (() => onPress()), { pressed: selected, disabled })}
    >
      {children}
    </View>
  )
}
