import { Text } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'
import { MultilineInput } from './MultilineInput'
import { text } from './messages'
import { textLength } from './textLength'

export type TextAreaFieldProps = FieldFrameProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  /** Shows a counter; a line break counts as two. Longer text is not cut off: the counter turns red. */
  limit?: number
}

export function TextAreaField({ value, onChange, onBlur, placeholder, limit, ...frame }: TextAreaFieldProps) {
  const used = textLength(value)
  const counter = limit !== undefined && (
    <Text className={joinClasses(css.count, used > limit && css.over)}>{text('characterCount', { used, limit })}</Text>
  )
  return (
    <Field {...frame} right={counter}>
      <MultilineInput
        id={frame.id}
        className={css.textarea}
        value={value}
        placeholder={placeholder}
        label={frame.label ?? placeholder}
        disabled={frame.disabled}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  )
}
