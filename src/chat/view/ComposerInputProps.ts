import type { MultilineInputProps } from '@/ui/fields/MultilineInputProps'

export interface ComposerInputProps extends MultilineInputProps {
  /** Called for Enter and for the keyboard's send key. */
  readonly onSend: () => void
  /** A change gives the input the focus. */
  readonly focuses: number
}
