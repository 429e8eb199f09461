export type MultilineInputProps = {
  id?: string
  className: string | undefined
  value: string
  placeholder?: string
  /** The label that a screen reader says. */
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}
