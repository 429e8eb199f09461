import { Textarea } from '@tarojs/components'
import { multilineProps } from '@/ui/fields/multilineProps'
import type { ComposerInputProps } from './ComposerInputProps'

/** The keyboard's send key sends. The keyboard stays open, and the page makes room for it. */
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
