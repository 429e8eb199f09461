import type { Place } from '@quanzi/contract'
import type { FieldFrameProps } from '@/ui/fields/Field'
import { PickerField } from '@/ui/fields/PickerField'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { text } from './messages'

export interface PlaceFieldProps extends FieldFrameProps {
  readonly value: Place | null
  /** Opens the map; use `usePickPlace` of flows/place. */
  readonly onPick: (from: Place | null) => void
}

/** A field for a place that the user chooses on the map: name and address. */
export function PlaceField({ value, onPick, ...frame }: PlaceFieldProps) {
  const words = value ? [value.name, value.address].filter(Boolean).join(' · ') : ''
  return (
    <PickerField
      {...frame}
      value={words}
      placeholder={text('choosePlace')}
      icon={locationIcon.drawing}
      onPress={() => onPick(value)}
    />
  )
}
