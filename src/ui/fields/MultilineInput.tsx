import { Textarea } from '@tarojs/components'

export type MultilineInputProps = {
  id?: string
  className: string
  value: string
  placeholder?: string
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

export function MultilineInput({ id, className, value, placeholder, disabled, onChange, onBlur }: MultilineInputProps) {
  return (
    <Textarea
      id={id}
      className={className}
      value={value}
      placeholder={placeholder}
      disabled={disabled}
      maxlength={-1}
      autoHeight
      disableDefaultPadding
      onInput={(event) => onChange(event.detail.value)}
      onBlur={onBlur && (() => onBlur())}
    />
  )
}
