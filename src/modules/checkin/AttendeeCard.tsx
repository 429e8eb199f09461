import type { Attendee } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import css from './checkin.module.scss'
import { toneOf } from './checkinWords'
import { text } from './messages'

/** A person in the list of staff. */
export function AttendeeCard({ person, onPress }: { readonly person: Attendee; readonly onPress: () => void }) {
  const { entryId, name, mobileTail, state, at } = person
  const tail = text('phoneTail', { tail: mobileTail })
  return (
    <Card onPress={onPress}>
      <View id={`attendee-${entryId}`} className={css.card}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <StatusTag tone={toneOf(state)} look="word">
            {text(state)}
          </StatusTag>
        </View>
        {person.seller !== undefined && <Text className={css.note}>{text('soldBy', { name: person.seller })}</Text>}
        <Text className={css.note}>
          {at === null ? tail : `${tail} · ${text('doneAt', { time: formatMoment(at, 'time') })}`}
        </Text>
      </View>
    </Card>
  )
}
