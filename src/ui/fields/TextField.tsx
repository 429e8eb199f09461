import { Input, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'

export type TextFieldProps = FieldFrameProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onSubmit?: () => void
  placeholder?: string
  /** Selects the keyboard. */
  kind?: 'text' | 'number' | 'decimal' | 'idcard' | 'phone' | 'password'
  maxLength?: number
  /** At the right end inside the box, for example the button that sends a code. */
  side?: ReactNode
}

const types = {
  text: 'text',
  number: 'number',
  decimal: 'digit',
  idcard: 'idcard',
  phone: 'number',
  password: 'text',
} as const

export function TextField({
  value,
  onChange,
  onBlur,
  onSubmit,
  placeholder,
  kind = 'text',
  maxLength = 140,
  side,
  ...frame
}: TextFieldProps) {
  return (
    <Field {...frame}>
      <Input
        id={frame.id}
        className={css.input}
        value={value}
        type={types[kind]}
        password={kind === 'password'}
        placeholder={placeholder}
        placeholderTextColor="var(--text-3)"
        maxlength={maxLength}
        disabled={frame.disabled}
        ariaLabel={frame.label ?? placeholder}
        onInput={(event) => onChange(event.detail.value)}
        onBlur={onBlur && (() => onBlur())}
        onConfirm={onSubmit && (() => onSubmit())}
      />
      {side && <View className={css.side}>{side}</View>}
    </Field>
  )
}
