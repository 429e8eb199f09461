import type { ReactNode } from 'react'

export type ScreenHeaderProps = {
  title: string
  /** Transparent, over a cover picture. */
  overlay: boolean
  right?: ReactNode
  onBack?: (() => void) | undefined
  /** Icon of the button at the left end. */
  leading?: 'back' | 'home'
}
