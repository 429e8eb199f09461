export type MultilineInputProps = {
  id?: string
  className: string | undefined
  value: string
  placeholder?: string
  /** Read to who does not see the field. */
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}
