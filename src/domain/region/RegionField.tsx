import type { Regions } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Field, type FieldFrameProps } from '@/ui/fields/Field'
import fieldCss from '@/ui/fields/Field.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import type { ChosenRegion } from './RegionPickerStore'
import { RegionSheet } from './RegionSheet'

export interface RegionFieldProps extends FieldFrameProps {
  /** Names of the place joined by spaces; empty when none is chosen. */
  readonly value: string
  readonly onChange: (names: string, values: readonly string[]) => void
  /** Loads the region data when the picker first opens; later it answers at once. */
  readonly load: () => Promise<Regions>
  readonly placeholder?: string
}

/** A place in China: province, city, district. */
export function RegionField({ value, onChange, load, placeholder = text('choose'), ...frame }: RegionFieldProps) {
  const [open, setOpen] = useState(false)
  const choose = ({ names, values }: ChosenRegion) => {
    setOpen(false)
    onChange(names, values)
  }
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={joinClasses(fieldCss.picker, frame.disabled && fieldCss.off)}
        {...pressProps(() => setOpen(true), {
          label: `${frame.label ?? ''} ${value || placeholder}`,
          disabled: frame.disabled,
          expanded: open,
        })}
      >
        <Text className={joinClasses(fieldCss.value, !value && fieldCss.placeholder)}>{value || placeholder}</Text>
        <View className={fieldCss.arrow}>
          <Icon name="location" size={14} />
        </View>
      </View>
      {open && (
        <RegionSheet
          title={frame.label || text('title')}
          value={value}
          load={load}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  )
}
