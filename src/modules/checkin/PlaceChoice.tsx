import type { CheckinPlace } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { ChipRow } from '@/ui/content/ChipRow'
import css from './checkin.module.scss'
import { text } from './messages'

interface PlaceChoiceProps {
  readonly places: readonly CheckinPlace[]
  /** '' for all. */
  readonly value: string
  readonly onChoose: (placeId: string) => void
  /** False where one place must be chosen. */
  readonly withAll?: boolean
}

/** The places of an activity as chips; nothing where there is only one. */
export function PlaceChoice({ places, value, onChoose, withAll = true }: PlaceChoiceProps) {
  if (places.length < 2) return null
  const all = withAll ? [{ key: '', text: text('allPlaces') }] : []
  return (
    <View className={css.chips}>
      <ChipRow
        items={[...all, ...places.map(({ id, name }) => ({ key: id, text: name }))]}
        activeKey={value}
        onSelect={onChoose}
      />
    </View>
  )
}
