export type MultilineInputProps = {
  id?: string
  className: string | undefined
  value: string
  placeholder?: string
  /** Label for screen readers. */
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}
