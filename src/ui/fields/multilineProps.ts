import type { MultilineInputProps } from './MultilineInputProps'

/** The props of a mini-program's text area. */
export const multilineProps = ({
  id,
  className,
  value,
  placeholder,
  disabled,
  onChange,
  onBlur,
}: MultilineInputProps) => ({
  id,
  className,
  value,
  placeholder,
  disabled,
  maxlength: -1,
  autoHeight: true,
  disableDefaultPadding: true,
  onInput: ({ detail }: { readonly detail: { readonly value: string } }) => onChange(detail.value),
  onBlur: onBlur && (() => onBlur()),
})
