import type { ChangeEvent } from 'react'
import type { MultilineInputProps } from './MultilineInputProps'

/** How the browser's text area is wired, whatever lies around it. */
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
