import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'
import type { InputKind } from './InputKind'
import { TextInput } from './TextInput'

export type TextFieldProps = FieldFrameProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onSubmit?: () => void
  placeholder?: string
  /** Decides the keyboard, and what is removed from a pasted text. */
  kind?: InputKind
  maxLength?: number
  /** At the right end inside the box, for example the button that sends a code. */
  side?: ReactNode
}

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
      <TextInput
        id={frame.id}
        className={css.input}
        kind={kind}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        label={frame.label ?? placeholder}
        disabled={frame.disabled}
        wrong={Boolean(frame.error)}
        onChange={onChange}
        onBlur={onBlur}
        onSubmit={onSubmit}
      />
      {side && <View className={css.side}>{side}</View>}
    </Field>
  )
}
