import type { ReactNode } from 'react'

export interface ChatFrameProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
  /** False when another overlay lies over this one. */
  readonly isOnTop: boolean
  readonly children: ReactNode
}
