import type { OrderEvent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { formatPeriod } from '@/locales/formatPeriod'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'
import css from './EventCard.module.scss'
import { text } from './messages'

/** The known facts of an event. It has no time until the buyer has chosen a date. */
export type EventFacts = Omit<OrderEvent, 'startsAt' | 'endsAt'> & Partial<Pick<OrderEvent, 'startsAt' | 'endsAt'>>

interface EventCardProps {
  readonly event: EventFacts
  /** Shows the place on a map. */
  readonly onPlace?: (() => void) | undefined
  /** Writes to the leader. */
  readonly onAsk?: (() => void) | undefined
  /** Adds it to the calendar. */
  readonly onCalendar?: (() => void) | undefined
}

/** Time and place of an event, and the contact. */
export function EventCard({ event, onPlace, onAsk, onCalendar }: EventCardProps) {
  const { startsAt, endsAt, place, meet, leader, isStay } = event
  return (
    <View className={css.event}>
      <RowGroup>
        {startsAt !== undefined && (
          <ListRow
            id="event-time"
            whole
            icon={<Icon drawing={clockIcon.drawing} size={18} />}
            title={formatPeriod(startsAt, endsAt ?? startsAt)}
            {...(onCalendar ? { value: text('addToCalendar'), onPress: onCalendar } : {})}
          />
        )}
        {(place !== '' || meet !== '') && (
          <ListRow
            id="event-place"
            icon={<Icon drawing={locationIcon.drawing} size={18} />}
            title={place || meet}
            {...(place && meet ? { note: text('meetAt', { meet }) } : {})}
            {...(onPlace ? { value: text('map'), onPress: onPlace } : {})}
          />
        )}
        {leader && (
          <ListRow
            id="event-leader"
            icon={<Icon drawing={userIcon.drawing} size={18} />}
            title={text(isStay ? 'host' : 'leader', { name: leader.nick_name })}
            {...(onAsk ? { value: text('askLeader'), onPress: onAsk } : {})}
          />
        )}
      </RowGroup>
    </View>
  )
}
