import { Textarea } from '@tarojs/components'

export interface ComposerInputProps {
  readonly id: string
  readonly className: string | undefined
  readonly value: string
  readonly placeholder: string
  readonly onChange: (value: string) => void
  /** Enter, or the keyboard's own send key. */
  readonly onSend: () => void
  /** Grows when the input is to have the keyboard. */
  readonly focuses: number
}

/** The keyboard's key sends; it stays open, and the page makes room for it itself. */
export function ComposerInput({ id, className, value, placeholder, onChange, onSend }: ComposerInputProps) {
  return (
    <Textarea
      id={id}
      className={className}
      value={value}
      placeholder={placeholder}
      maxlength={-1}
      autoHeight
      disableDefaultPadding
      showConfirmBar={false}
      adjustPosition={false}
      holdKeyboard
      confirmType="send"
      confirmHold
      onInput={({ detail }) => onChange(detail.value)}
      onConfirm={onSend}
    />
  )
}
