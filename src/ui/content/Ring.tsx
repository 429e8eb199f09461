import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './Ring.module.scss'

interface RingProps {
  readonly id?: string
  /** How much is done, 0 to 1. */
  readonly share: number
  /** `small` beside other content; by default it stands alone. */
  readonly size?: 'small'
  readonly children: ReactNode
}

/** A ring that fills clockwise; its words stand inside. */
export function Ring({ id, share, size, children }: RingProps) {
  const degrees = Math.round(Math.min(1, Math.max(0, share)) * 360)
  const colours = `conic-gradient(var(--brand) ${degrees}deg, var(--sunken) ${degrees}deg)`
  return (
    <View id={id} className={joinClasses(css.ring, size && css.small)} style={{ background: colours }}>
      <View className={css.inside}>{children}</View>
    </View>
  )
}
