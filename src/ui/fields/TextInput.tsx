import { Input, type InputProps } from '@tarojs/components'
import { cleanInput, isCleaned } from './cleanInput'
import type { InputKind } from './InputKind'
import type { TextInputProps } from './TextInputProps'

const TYPES: Readonly<Record<InputKind, NonNullable<InputProps['type']>>> = {
  text: 'text',
  name: 'text',
  email: 'text',
  number: 'number',
  decimal: 'digit',
  idcard: 'idcard',
  phone: 'number',
  code: 'number',
  password: 'text',
}

/**
 * The input of mini-programs. A cleaned field may temporarily hold a longer text, because the platform cuts a paste
 * before it reports it.
 */
export function TextInput({ id, kind, maxLength, label, onChange, onBlur, onSubmit, ...props }: TextInputProps) {
  return (
    <Input
      id={id}
      className={props.className}
      value={props.value}
      type={TYPES[kind]}
      password={kind === 'password'}
      placeholder={props.placeholder}
      placeholderTextColor="var(--text-3)"
      maxlength={isCleaned(kind) ? -1 : maxLength}
      disabled={props.disabled}
      ariaLabel={label}
      onInput={({ detail }) => onChange(cleanInput(kind, detail.value, maxLength))}
      onBlur={onBlur && (() => onBlur())}
      onConfirm={onSubmit && (() => onSubmit())}
    />
  )
}
