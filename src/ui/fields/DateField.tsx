import DatePicker from '@nutui/nutui-react-taro/dist/es/packages/datepicker/index'
import '@nutui/nutui-react-taro/dist/es/packages/datepicker/style/css'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { type DateMode, formatDateValue, parseDateValue } from './dateValue'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'

export type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm`, `YYYY-MM` or `HH:mm`, as the mode says; empty when not chosen. */
  value: string
  onChange: (value: string) => void
  mode?: DateMode
  min?: string
  max?: string
  placeholder?: string
}

const types = { date: 'date', datetime: 'datetime', month: 'year-month', time: 'hour-minutes' } as const

export function DateField({
  value,
  onChange,
  mode = 'date',
  min,
  max,
  placeholder = t('choose'),
  ...frame
}: DateFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={joinClasses(css.picker, frame.disabled && css.off)}
        {...pressProps(() => setOpen(true), { disabled: frame.disabled })}
      >
        <Text className={joinClasses(css.value, !value && css.placeholder)}>{value || placeholder}</Text>
        <View className={css.arrow}>
          <Icon name="arrowDown" size={14} />
        </View>
      </View>
      <DatePicker
        visible={open}
        title={frame.label ?? ''}
        type={types[mode]}
        value={parseDateValue(value, mode) ?? new Date()}
        startDate={parseDateValue(min ?? '1920-01-01', min ? mode : 'date')}
        endDate={parseDateValue(max ?? '2099-12-31', max ? mode : 'date')}
        onConfirm={(_options, parts) => onChange(formatDateValue(parts.map(Number), mode))}
        onClose={() => setOpen(false)}
      />
    </Field>
  )
}
