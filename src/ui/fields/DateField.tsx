import { Picker, Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'

export type DateMode = 'date' | 'month' | 'time'

export type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`, `YYYY-MM` or `HH:mm`, as the mode says; empty when not chosen. */
  value: string
  onChange: (value: string) => void
  mode?: DateMode
  min?: string
  max?: string
  placeholder?: string
}

/** The messaging app's own wheels, in the language that its user has set there. */
export function DateField({
  value,
  onChange,
  mode = 'date',
  min = '1920-01-01',
  max = '2099-12-31',
  placeholder = t('choose'),
  ...frame
}: DateFieldProps) {
  const shared = {
    id: frame.id,
    className: css.wheels,
    value,
    disabled: frame.disabled ?? false,
    onChange: (event: { detail: { value: unknown } }) => onChange(String(event.detail.value)),
  }
  const shown = (
    <View className={joinClasses(css.picker, frame.disabled && css.off)}>
      <Text className={joinClasses(css.value, !value && css.placeholder)}>{value || placeholder}</Text>
      <View className={css.arrow}>
        <Icon name="arrowDown" size={14} />
      </View>
    </View>
  )
  return (
    <Field {...frame}>
      {mode === 'time' ? (
        <Picker {...shared} mode="time">
          {shown}
        </Picker>
      ) : (
        <Picker {...shared} mode="date" fields={mode === 'month' ? 'month' : 'day'} start={min} end={max}>
          {shown}
        </Picker>
      )}
    </Field>
  )
}
