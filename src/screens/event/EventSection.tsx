import { EventCard, type EventFacts } from '@/domain/order/EventCard'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { calendar } from '@/platform/calendar'
import { toast } from '@/ui/feedback/toast'
import { addToCalendar } from './addToCalendar'
import { text } from './messages'

interface EventSectionProps {
  readonly iid: number
  readonly event: EventFacts
  /** The order; '' before there is one. */
  readonly gid?: string
}

/** Time and place, with the map and the leader's dialog; after ordering also the calendar. */
export function EventSection({ iid, event, gid = '' }: EventSectionProps) {
  const { place, lat, lng, leader } = event
  const ask = useAsk(event.title, leader)
  const show = () => {
    if (lat !== null && lng !== null) void openPlace(iid, { lat, lng, name: place, address: place })
  }
  const add = async () => {
    const added = await addToCalendar(event, gid)
    if (added.ok) toast.success(text('added'))
    else if (added.reason === 'denied') toast.show(text('calendarRefused'))
    else if (added.reason !== 'cancelled') toast.error(text('calendarFailed'))
  }
  return (
    <EventCard
      event={event}
      onPlace={lat !== null && lng !== null ? show : undefined}
      onAsk={leader ? ask : undefined}
      onCalendar={gid !== '' && calendar.offered() ? () => void add() : undefined}
    />
  )
}
