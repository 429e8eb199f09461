import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Card.module.scss'

export type CardProps = {
  /** Inner padding; default true. False for cards that begin with a picture. */
  padded?: boolean
  onPress?: () => void
  /** Name of the card for screen readers, when it can be pressed. */
  label?: string
  id?: string
  children: ReactNode
}

export function Card({ padded = true, onPress, label, id, children }: CardProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.card, padded && css.padded)}
      {...pressProps(onPress, { role: 'link', label })}
    >
      {children}
    </View>
  )
}
