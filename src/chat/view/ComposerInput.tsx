import { Textarea } from '@tarojs/components'
import type { MultilineInputProps } from '@/ui/fields/MultilineInput'
import { multilineProps } from '@/ui/fields/multilineProps'

export interface ComposerInputProps extends MultilineInputProps {
  /** Enter, or the keyboard's own send key. */
  readonly onSend: () => void
  /** Grows when the input is to have the keyboard. */
  readonly focuses: number
}

/** The keyboard's key sends; it stays open, and the page makes room for it itself. */
export function ComposerInput({ onSend, focuses: _, ...field }: ComposerInputProps) {
  return (
    <Textarea
      {...multilineProps(field)}
      showConfirmBar={false}
      adjustPosition={false}
      holdKeyboard
      confirmType="send"
      confirmHold
      onConfirm={onSend}
    />
  )
}
