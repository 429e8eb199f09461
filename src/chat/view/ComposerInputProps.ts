import type { MultilineInputProps } from '@/ui/fields/MultilineInputProps'

export interface ComposerInputProps extends MultilineInputProps {
  /** Enter, or the keyboard's own send key. */
  readonly onSend: () => void
  /** Grows when the input is to have the keyboard. */
  readonly focuses: number
}
