import { type CheckinPlace, formatDate, parseDateTime } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { DateField } from '@/ui/fields/DateField'
import css from './checkin.module.scss'
import { text } from './messages'

interface HoursSheetProps {
  readonly place: CheckinPlace
  readonly onClose: () => void
  /** ms; 0 for the hours of the session. */
  readonly onSave: (hours: { readonly from: number; readonly to: number }) => void
}

const written = (at: number | null): string => (at === null ? '' : formatDate(at, 'YYYY-MM-DD HH:mm'))
const read = (words: string): number => (words === '' ? 0 : parseDateTime(words))

/** When a place is open. Without times it is open with the session. */
export function HoursSheet({ place, onClose, onSave }: HoursSheetProps) {
  const [from, setFrom] = useState(() => written(place.from))
  const [to, setTo] = useState(() => written(place.to))
  const isTurned = from !== '' && to !== '' && read(to) <= read(from)
  return (
    <BottomSheet
      id="hours-sheet"
      open
      title={`${text('setHours')} · ${place.name}`}
      onClose={onClose}
      footer={
        <AppButton
          id="hours-save"
          kind="primary"
          stretch
          disabled={isTurned}
          onPress={() => onSave({ from: read(from), to: read(to) })}
        >
          {text('saveHours')}
        </AppButton>
      }
    >
      <View className={css.stack}>
        <DateField id="hours-from" mode="datetime" label={text('hoursFrom')} value={from} onChange={setFrom} />
        <DateField
          id="hours-to"
          mode="datetime"
          label={text('hoursTo')}
          hint={text('hoursHint')}
          value={to}
          onChange={setTo}
          {...(isTurned ? { error: text('hoursTurned') } : {})}
        />
      </View>
    </BottomSheet>
  )
}
