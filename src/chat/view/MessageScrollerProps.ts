import type { ReactNode } from 'react'
import type { RowWindow } from './RowWindow'
import type { ShownMessage } from './ShownMessage'

export interface MessageScrollerProps {
  readonly messages: readonly ShownMessage[]
  /** The drawn rows, with the space of the others. */
  readonly rows: RowWindow
  /** Called when other rows are to be drawn. */
  readonly onMove: () => void
  /** A change shows the newest message, wherever the user has scrolled to. */
  readonly jumps: number
  /** Open at the row `chat-unread` instead of the end. */
  readonly beginsAtUnread: boolean
  /** Grows when the list's height changes; mini-programs only. */
  readonly room: number
  /** tempID of the message to scroll to. */
  readonly target: string | null
  /** Tells whether there are older messages. */
  readonly head: ReactNode
  /** Called when the user comes near the beginning of the loaded messages. */
  readonly onNearTop: () => void
  readonly onAtBottom: (isAtBottom: boolean) => void
  readonly isAtBottom: boolean
  readonly children: ReactNode
}
