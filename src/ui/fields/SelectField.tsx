import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { Field, type FieldFrameProps } from './Field'
import fieldCss from './Field.module.scss'
import { OptionRow } from './OptionRow'

export type SelectOption<Value extends string | number> = {
  value: Value
  text: string
  note?: string
  disabled?: boolean
}

export type SelectFieldProps<Value extends string | number> = FieldFrameProps & {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string
}

/** One of several, chosen in a bottom sheet. */
export function SelectField<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder = t('choose'),
  ...frame
}: SelectFieldProps<Value>) {
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const choose = (option: SelectOption<Value>) => {
    setOpen(false)
    onChange(option.value)
  }
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={joinClasses(fieldCss.picker, frame.disabled && fieldCss.off)}
        {...pressProps(() => setOpen(true), {
          label: `${frame.label ?? ''} ${chosen?.text ?? placeholder}`,
          disabled: frame.disabled,
          expanded: open,
        })}
      >
        <Text className={joinClasses(fieldCss.value, !chosen && fieldCss.placeholder)}>
          {chosen?.text ?? placeholder}
        </Text>
        <View className={fieldCss.arrow}>
          <Icon name="arrowDown" size={14} />
        </View>
      </View>
      <BottomSheet open={open} title={frame.label ?? placeholder} onClose={() => setOpen(false)}>
        {options.map((option) => (
          <OptionRow
            key={option.value}
            id={frame.id && `${frame.id}-${option.value}`}
            text={option.text}
            note={option.note}
            chosen={option === chosen}
            disabled={option.disabled}
            onPress={() => choose(option)}
          />
        ))}
      </BottomSheet>
    </Field>
  )
}
