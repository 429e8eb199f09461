import type { ChangeEvent } from 'react'
import type { MultilineInputProps } from './MultilineInputProps'

/** The props of the browser's text area. */
export const multilineProps = ({
  id,
  className,
  value,
  placeholder,
  label,
  disabled,
  onChange,
  onBlur,
}: MultilineInputProps) => ({
  id,
  className,
  value,
  placeholder,
  'aria-label': label,
  disabled,
  onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value),
  onBlur,
})
