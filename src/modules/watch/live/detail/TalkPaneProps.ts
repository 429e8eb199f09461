import type { ReactNode } from 'react'

export interface TalkPaneProps {
  /** Told whether the newest line is in sight. */
  readonly onEnd: (isAtEnd: boolean) => void
  /** Newest first: the box is drawn from the bottom up, so that it begins and stays at its end. */
  readonly children: ReactNode
}
