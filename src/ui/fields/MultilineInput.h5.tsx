import type { MultilineInputProps } from './MultilineInput'

/** Taro's own text area on H5 is a web component with a 64 kB runtime; the browser has one. */
export function MultilineInput({
  id,
  className,
  value,
  placeholder,
  label,
  disabled,
  onChange,
  onBlur,
}: MultilineInputProps) {
  return (
    <textarea
      id={id}
      className={className}
      value={value}
      placeholder={placeholder}
      aria-label={label}
      disabled={disabled}
      rows={4}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
