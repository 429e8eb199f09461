import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './CoverMark.module.scss'

interface CoverMarkProps {
  /** The `coverRatio` of the card; 4 / 3 without it. `none`: the card has no cover, and keeps room at its end. */
  readonly ratio?: number | 'none' | undefined
  /** A `CoverButton`. */
  readonly children: ReactNode
}

/**
 * Places a button on the cover of a `MediaCard`. The card itself is a button, so this is its sibling in a box that is
 * `position: relative`.
 */
export function CoverMark({ ratio = 4 / 3, children }: CoverMarkProps) {
  if (ratio === 'none') return <View className={css.end}>{children}</View>
  return (
    <View className={joinClasses(css.corner, ratio === 1 && css.square, ratio < 1 && css.standing)}>{children}</View>
  )
}
