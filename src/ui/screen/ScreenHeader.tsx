import type { ReactNode } from 'react'

export type ScreenHeaderProps = {
  title: string
  /** Transparent, over a cover picture. */
  overlay: boolean
  right?: ReactNode
  onBack?: (() => void) | undefined
  /** What the button at the left end shows. */
  leading?: 'back' | 'home'
}

/** On H5 a class that tells what sticks below the header how high it is. */
export const headedClass: string | undefined = undefined

/** Mini-programs draw their own navigation bar. */
export function ScreenHeader(_props: ScreenHeaderProps) {
  return null
}
