import type { ReactNode } from 'react'
import type { ShownMessage } from './ShownMessage'

export interface MessageScrollerProps {
  readonly messages: readonly ShownMessage[]
  /** Grows when the newest message is to be shown wherever the user has scrolled to. */
  readonly jumps: number
  /** Shows whether there are older messages. */
  readonly head: ReactNode
  /** The beginning of what is loaded is near. */
  readonly onNearTop: () => void
  readonly onAtBottom: (isAtBottom: boolean) => void
  readonly isAtBottom: boolean
  readonly children: ReactNode
}
