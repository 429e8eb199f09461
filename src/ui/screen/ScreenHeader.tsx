import type { ReactNode } from 'react'

export type ScreenHeaderProps = {
  title: string
  /** Transparent, over a cover picture. */
  overlay: boolean
  right?: ReactNode
  onBack: () => void
}

/** Mini-programs draw their own navigation bar. */
export function ScreenHeader(_props: ScreenHeaderProps) {
  return null
}
