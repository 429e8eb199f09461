import { Textarea } from '@tarojs/components'
import { multilineProps } from '@/ui/fields/multilineProps'
import type { ComposerInputProps } from './ComposerInputProps'

type Typed = { readonly detail: { readonly value: string; readonly cursor?: number } }

/** The keyboard's send key sends. The keyboard stays open, and the page makes room for it. */
export function ComposerInput({ onSend, focuses: _, onCaret, onFocus, onLines, ...field }: ComposerInputProps) {
  return (
    <Textarea
      {...multilineProps(field)}
      onInput={({ detail: { value, cursor } }: Typed) => {
        field.onChange(value)
        onCaret(cursor ?? value.length)
      }}
      onFocus={onFocus}
      onLineChange={onLines}
      showConfirmBar={false}
      adjustPosition={false}
      holdKeyboard
      confirmType="send"
      confirmHold
      onConfirm={onSend}
    />
  )
}
