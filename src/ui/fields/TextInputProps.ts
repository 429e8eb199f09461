import type { InputKind } from './InputKind'

export type TextInputProps = {
  id?: string | undefined
  className?: string | undefined
  value: string
  kind: InputKind
  maxLength: number
  placeholder?: string | undefined
  /** The label for screen readers. */
  label?: string | undefined
  disabled?: boolean | undefined
  wrong?: boolean
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onSubmit?: (() => void) | undefined
}
