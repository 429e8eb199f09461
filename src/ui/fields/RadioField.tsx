import { View } from '@tarojs/components'
import { Chip } from '@/ui/content/Chip'
import { Field, type FieldFrameProps } from './Field'
import css from './RadioField.module.scss'

export type RadioFieldProps<Value extends string | number> = FieldFrameProps & {
  options: readonly { value: Value; text: string; disabled?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of a few options, all visible. */
export function RadioField<Value extends string | number>({
  options,
  value,
  onChange,
  ...frame
}: RadioFieldProps<Value>) {
  return (
    <Field {...frame} bare>
      <View className={css.options}>
        {options.map((option) => (
          <Chip
            key={option.value}
            id={frame.id && `${frame.id}-${option.value}`}
            selected={option.value === value}
            disabled={option.disabled || frame.disabled}
            onPress={() => onChange(option.value)}
          >
            {option.text}
          </Chip>
        ))}
      </View>
    </Field>
  )
}
