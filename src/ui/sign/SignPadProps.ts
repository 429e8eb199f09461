import type { PickedFile } from '@/platform/media/types'

/** What a screen asks of a signature pad. */
export interface SignPadHandle {
  /** The drawn signature as a picture; null while nothing was drawn. */
  take(): Promise<PickedFile | null>
}

export interface SignPadProps {
  readonly id: string
  /** What is to be written, for those who do not see the pad. */
  readonly label: string
  /** In the empty pad. */
  readonly hint: string
  readonly clearText: string
  /** Gets the handle when the pad stands, and null when it goes. */
  readonly onHandle: (handle: SignPadHandle | null) => void
}

/** The pen's width in px of a 375 design; the paper is always white, since the picture is looked at elsewhere. */
export const PEN = { width: 2.5, colour: '#1c1c1e', paper: '#ffffff' } as const
