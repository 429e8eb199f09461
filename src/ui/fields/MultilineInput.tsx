import { Textarea } from '@tarojs/components'

export type MultilineInputProps = {
  className: string
  value: string
  placeholder?: string
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

export function MultilineInput({ className, value, placeholder, disabled, onChange, onBlur }: MultilineInputProps) {
  return (
    <Textarea
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
