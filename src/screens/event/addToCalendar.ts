import type { EventFacts } from '@/domain/order/EventCard'
import { calendar } from '@/platform/calendar'
import { type Outcome, unsupported } from '@/platform/outcome'
import { text } from './messages'

/** Adds an event to the calendar under its order, so that adding it twice gives one entry. */
export async function addToCalendar(event: EventFacts, gid: string): Promise<Outcome> {
  const { title, startsAt, endsAt, place, meet, leader } = event
  if (startsAt === undefined) return unsupported()
  return calendar.add({
    id: gid,
    title,
    startsAt,
    endsAt: endsAt ?? startsAt,
    place,
    note: [meet, leader && text('leader', { name: leader.nick_name })].filter(Boolean).join('\n'),
  })
}
