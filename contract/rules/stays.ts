import { addDays, daysBetween, formatDate, isDay, shanghaiDay, startOfDay } from './shanghaiTime'

/** What a campsite or a homestay offers; the app has the words. */
export const STAY_FACILITIES = [
  'shower',
  'toilet',
  'power',
  'wifi',
  'parking',
  'kitchen',
  'campfire',
  'playground',
  'pets',
  'lake',
] as const
export type StayFacility = (typeof STAY_FACILITIES)[number]

/** A campsite has rooms and packages; a homestay is let by its host. */
export const STAY_KINDS = ['campsite', 'bnb'] as const
export type StayKind = (typeof STAY_KINDS)[number]

/** Hours of the in-day and of the out-day, Asia/Shanghai (screens-activities §4). */
export const CHECK_IN_HOUR = 14
export const CHECK_OUT_HOUR = 12
/** Maximum number of nights and of rooms in one order. */
export const MOST_NIGHTS = 30
export const MOST_ROOMS = 9

const HOUR = 3_600_000

/** The in-day and the out-day of a stay, YYYY-MM-DD. A night belongs to the day on which it begins. */
export interface StayDates {
  readonly in: string
  readonly out: string
}

/** The order parameter `property` of a stay: `2026-11-28/2026-11-30` (conventions §4). */
export const stayProperty = ({ in: from, out }: StayDates): string => `${from}/${out}`

/** The dates in a `property`; null unless they are two days, the second one later. */
export function parseStay(property: string): StayDates | null {
  const [from = '', out = '', ...rest] = property.split('/')
  if (rest.length > 0 || !isDay(from) || !isDay(out) || out <= from) return null
  return { in: from, out }
}

/** Number of nights of a stay. */
export const nightCount = ({ in: from, out }: StayDates): number => daysBetween(from, out)

/** The days on which the nights of a stay begin, in order. */
export const stayNights = (dates: StayDates): string[] =>
  Array.from({ length: Math.max(0, nightCount(dates)) }, (_, n) => addDays(dates.in, n))

/** The instants (ms) from which the room is the guest's, and until when. */
export const stayHours = ({ in: from, out }: StayDates): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: startOfDay(from) + CHECK_IN_HOUR * HOUR,
  endsAt: startOfDay(out) + CHECK_OUT_HOUR * HOUR,
})

/** The dates of a stay in short, `11-28 – 11-30`; a year is not said. */
export const shortStay = ({ in: from, out }: StayDates): string =>
  [from, out].map((day) => formatDate(startOfDay(day), 'MM-DD')).join(' – ')

/** The first day on which a stay may begin: today, at any hour. */
export const firstStayDay = (now: number): string => shanghaiDay(now)

/** What an order of a stay names in `keys`: a room, or a package behind a `p` (conventions §4). */
export interface StayKey {
  readonly kind: 'room' | 'package'
  readonly id: string
}

/** The `keys` of an order of this room or package (conventions §4). */
export const stayKeys = ({ kind, id }: StayKey): string => (kind === 'package' ? `p${id}` : id)

/** Ids of rooms never begin with `p`. */
export const parseStayKeys = (keys: string): StayKey =>
  keys.startsWith('p') ? { kind: 'package', id: keys.slice(1) } : { kind: 'room', id: keys }

/** The last instant (ms) at which a cancellation returns something; null without a ladder or when it never does. */
export function cancelBefore(
  ladder: readonly { readonly hours: number; readonly share: number }[],
  startsAt: number,
): number | null {
  const hours = ladder.filter(({ share }) => share > 0).map((step) => step.hours)
  return hours.length === 0 ? null : startsAt - Math.min(...hours) * HOUR
}

/**
 * Percent of the payment that a request `at` an instant returns by a refund ladder; null without a ladder, 0 after its
 * last step (screens-commerce §3.2). A step of 24 hours is for whoever asks 24 hours before the start or earlier: its
 * very instant is in it.
 */
export function ladderShare(
  ladder: readonly { readonly hours: number; readonly share: number }[],
  startsAt: number,
  at: number,
): number | null {
  if (ladder.length === 0) return null
  const hours = (startsAt - at) / HOUR
  const step = [...ladder].sort((a, b) => b.hours - a.hours).find((rule) => hours >= rule.hours)
  return step?.share ?? 0
}
