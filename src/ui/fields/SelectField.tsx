import { useState } from 'react'
import { t } from '@/locales/t'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import type { FieldFrameProps } from './Field'
import { OptionRow } from './OptionRow'
import { PickerField } from './PickerField'

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

/** One of several options, chosen in a bottom sheet. */
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
    <PickerField
      {...frame}
      value={chosen?.text ?? ''}
      placeholder={placeholder}
      onPress={() => setOpen(true)}
      press={{ expanded: open }}
    >
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
    </PickerField>
  )
}
