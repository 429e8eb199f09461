import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { cleanInput, isCleaned } from './cleanInput'
import type { InputKind } from './InputKind'
import type { TextInputProps } from './TextInputProps'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

/** Keyboard and autofill. No `type="number"`: it refuses a pasted number with blanks. */
const ATTRIBUTES: Readonly<Record<InputKind, Attributes>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  number: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  idcard: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  password: { type: 'password' },
}

/**
 * Goes on to the next field, as the keyboard's key says; that may be one to choose in. After the last one the keyboard
 * closes.
 */
function goOn(input: HTMLElement): void {
  const form = input.closest('[role="dialog"], #screen')
  const fields = [...(form?.querySelectorAll('[id$="-field"]') ?? [])]
  const at = fields.findIndex((field) => field.contains(input))
  input.blur()
  if (at >= 0) fields[at + 1]?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')?.focus()
}

/** The browser's own input. */
export function TextInput({ kind, maxLength, label, wrong, onChange, onBlur, onSubmit, ...props }: TextInputProps) {
  const take = (typed: string) => onChange(cleanInput(kind, typed, maxLength))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (onSubmit) return onSubmit()
    event.preventDefault()
    goOn(event.currentTarget)
  }
  return (
    <input
      {...props}
      {...ATTRIBUTES[kind]}
      maxLength={isCleaned(kind) ? undefined : maxLength}
      enterKeyHint={onSubmit ? 'done' : 'next'}
      aria-label={label}
      aria-invalid={wrong || undefined}
      // Text that an input method is still composing must not be cleaned.
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? onChange(target.value) : take(target.value)
      }
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={press}
    />
  )
}
