import type { Attendee, AttendeeDetail, CheckinDone, CheckinPlace, CheckinRow, CheckinWhy } from '@quanzi/contract'
import { ORDER_TYPE, orderStatusLabel, stageLabel } from '@quanzi/contract'
import { metresBetween } from '@/lib/metresBetween'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { language } from '@/locales/Language'
import type { StatusTone } from '@/ui/content/StatusTag'
import { text } from './messages'
import type { Conflict } from './ScanStore'

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

/** When, where and by whom somebody was checked in first. */
export const firstWords = ({ at, place, operator }: Pick<CheckinDone, 'at' | 'place' | 'operator'>): string =>
  text('againNote', { time: formatMoment(at, 'at'), place, operator: operator || text('self') })

/** What has become of people who were checked in by their names; somebody else may have done it before. */
export function doneWords(done: readonly CheckinDone[]): { readonly isNew: boolean; readonly words: string } {
  const count = done.filter(({ first }) => first).length
  const [one] = done
  if (count === 0 && one) return { isNew: false, words: [text('again'), firstWords(one)].join(' · ') }
  return { isNew: true, words: done.length === 1 ? text('first') : text('allDone', { count }) }
}

/** Tickets of all types have the same words for their orders. */
const EVENT_ORDER = { stage: 'use', orderType: ORDER_TYPE.activity } as const

/** What staff see of the order: nobody has paid for what is free. */
export function orderWords({ orderStatus, isFree }: Pick<AttendeeDetail, 'orderStatus' | 'isFree'>): string {
  if (orderStatus === null) return ''
  const code = language.code === 'en' ? 'en' : 'zh'
  const stage = stageLabel(orderStatus, EVENT_ORDER, code)
  if (!isFree || stage === '') return orderStatusLabel(orderStatus, EVENT_ORDER, code)
  return [text('free'), stage].join(code === 'zh' ? '·' : ' · ')
}

/** A scan of a time without network that is to be looked at. Masked names may be the same: the ticket tells them apart. */
export function conflictWords({
  person = '',
  ticket,
  first,
  msg,
  why,
  at,
  place = '',
  operator = '',
}: Conflict): string {
  const refused = first === undefined ? refusalWords({ message: msg, why }) || text('refused') : text('conflictAgain')
  const when = first === undefined || at === undefined ? '' : firstWords({ at, place, operator })
  const whose = [person, ticket].filter(Boolean).join(' ')
  return text('conflictRow', { ticket: whose, why: [refused, when].filter(Boolean).join(' · ') })
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
