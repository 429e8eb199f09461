import type { MultilineInputProps } from '@/ui/fields/MultilineInputProps'

export interface ComposerInputProps extends MultilineInputProps {
  /** Called for Enter and for the keyboard's send key. */
  readonly onSend: () => void
  /** A change gives the input the focus. */
  readonly focuses: number
  /** Position of the caret. */
  readonly onCaret: (at: number) => void
  readonly onFocus: () => void
  /** The number of lines has changed; mini-programs only. */
  readonly onLines: () => void
}
