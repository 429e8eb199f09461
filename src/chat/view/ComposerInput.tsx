import { Textarea } from '@tarojs/components'
import { multilineProps } from '@/ui/fields/multilineProps'
import type { ComposerInputProps } from './ComposerInputProps'

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
