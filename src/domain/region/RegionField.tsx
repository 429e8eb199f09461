import type { Regions } from '@quanzi/contract'
import { useState } from 'react'
import type { FieldFrameProps } from '@/ui/fields/Field'
import { PickerField } from '@/ui/fields/PickerField'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { text } from './messages'
import type { ChosenRegion } from './RegionPickerStore'
import { RegionSheet } from './RegionSheet'

export interface RegionFieldProps extends FieldFrameProps {
  /** Names of the place, joined by spaces; empty when none is chosen. */
  readonly value: string
  readonly onChange: (names: string, values: readonly string[]) => void
  /** Loads the region data when the picker first opens; later calls return at once. */
  readonly load: () => Promise<Regions>
  readonly placeholder?: string
}

/** A field for a place in China: province, city, district. */
export function RegionField({ value, onChange, load, placeholder = text('choose'), ...frame }: RegionFieldProps) {
  const [open, setOpen] = useState(false)
  const choose = ({ names, values }: ChosenRegion) => {
    setOpen(false)
    onChange(names, values)
  }
  return (
    <PickerField
      {...frame}
      value={value}
      placeholder={placeholder}
      icon={locationIcon.drawing}
      onPress={() => setOpen(true)}
      press={{ expanded: open }}
    >
      {open && (
        <RegionSheet
          title={frame.label || text('title')}
          value={value}
          load={load}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </PickerField>
  )
}
