import type { ReactNode } from 'react'
import type { ShownMessage } from './ShownMessage'

export interface MessageScrollerProps {
  readonly messages: readonly ShownMessage[]
  /** A change shows the newest message, wherever the user has scrolled to. */
  readonly jumps: number
  /** Tells whether there are older messages. */
  readonly head: ReactNode
  /** Called when the user comes near the beginning of the loaded messages. */
  readonly onNearTop: () => void
  readonly onAtBottom: (isAtBottom: boolean) => void
  readonly isAtBottom: boolean
  readonly children: ReactNode
}
