import type { ReactNode } from 'react'

export interface ChatFrameProps {
  readonly id: string
  readonly title: string
  /** Role of the person in the title, e.g. 客服. */
  readonly tag?: string
  /** The documents' wording of the title, shown below it on H5. */
  readonly note?: string
  readonly onClose: () => void
  readonly children: ReactNode
}
