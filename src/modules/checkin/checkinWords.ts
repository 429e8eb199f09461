import type { Attendee, CheckinPlace, CheckinRow, CheckinWhy } from '@quanzi/contract'
import { metresBetween } from '@/lib/metresBetween'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import type { StatusTone } from '@/ui/content/StatusTag'
import { text } from './messages'

/** The colour of a person's state. */
export const toneOf = (state: Attendee['state']): StatusTone =>
  state === 'in' ? 'success' : state === 'out' ? 'brand' : state === 'unpaid' ? 'warning' : 'plain'

/** The state of a row of the log, in one word. */
export function rowWord({ result, undoneAt }: CheckinRow): { words: string; tone: StatusTone } {
  if (undoneAt !== null) return { words: text('result_undone'), tone: 'plain' }
  const tone = result === 'ok' ? 'success' : result === 'again' ? 'warning' : 'danger'
  return { words: text(`result_${result}`), tone }
}

/** What the server's words about a ticket leave open. */
const OPEN: readonly CheckinWhy[] = ['pending', 'cancelled', 'refunded', 'session']

interface Refusal {
  /** The server's words; '' or absent where the device has judged. */
  readonly message?: string | undefined
  readonly why?: CheckinWhy | null | undefined
  readonly hours?: { readonly from: number; readonly to: number } | null
}

/** Why a scan was refused, and when the ticket counts. */
export function refusalWords({ message = '', why, hours }: Refusal): string {
  const reason = why && (message === '' || OPEN.includes(why)) ? text(`why_${why}`) : ''
  return [message, reason, hours ? formatPeriod(hours.from, hours.to) : ''].filter(Boolean).join(' · ')
}

/** What a member sees of a place: done, closed, opens later, or how far it is. */
export function placeWords(place: CheckinPlace, now: number): { words: string; tone: StatusTone } {
  if (place.doneAt !== null)
    return { words: text('doneAt', { time: formatMoment(place.doneAt, 'time') }), tone: 'success' }
  if (!place.open || (place.to !== null && now > place.to)) return { words: text('closedPlace'), tone: 'plain' }
  if (place.from !== null && now < place.from)
    return { words: text('openFrom', { time: formatMoment(place.from, 'at') }), tone: 'warning' }
  if (place.distance !== null) return { words: text('distance', { metres: place.distance }), tone: 'brand' }
  return { words: text('notYet'), tone: 'brand' }
}

/** Where to go next, and how far it is from the place where somebody stands. */
export function nextWords(next: CheckinPlace, here: CheckinPlace | undefined): string {
  const [from, to] = [here && positionOf(here), positionOf(next)]
  if (!from || !to) return text('nextPlace', { place: next.name })
  const metres = Math.max(10, Math.round(metresBetween(from, to) / 10) * 10)
  return text('nextDistance', { place: next.name, metres })
}

const positionOf = ({ lat, lng }: CheckinPlace) => (lat === null || lng === null ? null : { lat, lng })
