import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/**
 * China has had one time zone without summer time since 1992: a fixed offset of eight hours is exact and needs no time
 * zone data. The wall clock is a dayjs date in UTC, so the zone of the phone or server has no effect.
 */
const OFFSET_HOURS = 8

const wallClock = (at: number): Dayjs => dayjs.utc(at).add(OFFSET_HOURS, 'hour')

/** Parses a wall clock; invalid when `written` does not have exactly that format, or is no real time. */
function readClock(written: string, format: DateFormat): Dayjs {
  const clock = dayjs.utc(written)
  return clock.format(format) === written ? clock : dayjs.utc(Number.NaN)
}

const instantOf = (clock: Dayjs): number => clock.subtract(OFFSET_HOURS, 'hour').valueOf()

/**
 * The date formats of the product (shell-and-routes §9, chat-and-calls §9), and the parts that each language arranges
 * in its own way. The documents write hours in small letters (`MM-dd hh:mm`); they mean 24 hours everywhere.
 */
export type DateFormat =
  | 'MM-DD'
  | 'HH-mm'
  | 'HH:mm'
  | 'YYYY'
  | 'YYYY-MM'
  | 'YYYY-MM-DD'
  | 'MM-DD HH:mm'
  | 'YYYY-MM-DD HH:mm'
  | 'YYYY-MM-DD HH:mm:ss'
  | 'MM月DD日'
  | 'MM月DD日 HH:mm'
  | 'D MMM'
  | 'ddd'

/** Formats an instant (ms) in Shanghai time, with English names of months and weekdays; '' for an invalid instant. */
export function formatDate(at: number, format: DateFormat): string {
  const clock = wallClock(at)
  return clock.isValid() ? clock.format(format) : ''
}

/** The Shanghai day of an instant, YYYY-MM-DD. */
export const shanghaiDay = (at: number): string => formatDate(at, 'YYYY-MM-DD')

/** The Shanghai month of an instant, YYYY-MM. */
export const shanghaiMonth = (at: number): string => formatDate(at, 'YYYY-MM')

/** The Shanghai weekday of an instant, 0 Sunday to 6 Saturday. */
export const shanghaiWeekday = (at: number): number => wallClock(at).day()

/** True for exactly 10 characters YYYY-MM-DD that name a real day (shell-and-routes §5). */
export const isDay = (value: string): boolean => readClock(value, 'YYYY-MM-DD').isValid()

/** The instant (ms) at which a Shanghai day begins; NaN for an invalid day. */
export const startOfDay = (day: string): number => instantOf(readClock(day, 'YYYY-MM-DD'))

/** The instant (ms) at which a Shanghai month, YYYY-MM, begins; NaN for an invalid month. */
export const startOfMonth = (month: string): number => startOfDay(`${month}-01`)

/** The instant (ms) of a Shanghai day and time, `YYYY-MM-DD HH:mm` with or without seconds; NaN for anything else. */
export const parseDateTime = (value: string): number =>
  instantOf(readClock(value, value.length > 16 ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm'))

/** The day `days` days later (earlier when negative); '' when `day` is invalid. */
export function addDays(day: string, days: number): string {
  const clock = readClock(day, 'YYYY-MM-DD')
  return clock.isValid() ? clock.add(days, 'day').format('YYYY-MM-DD') : ''
}

/** The month after a month, YYYY-MM; '' when `month` is invalid. */
export const nextMonth = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7)

/** Number of days between two days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

const pad = (value: number): string => String(value).padStart(2, '0')

/** Number of days of a trip, from its start to its end (both in ms); 1 for a trip within one day. */
export const tripDays = (from: number, to: number): number =>
  Math.max(1, daysBetween(shanghaiDay(from), shanghaiDay(to - 1)) + 1)

/** Seconds as mm:ss; minutes may exceed 59; 00:00 for a negative or invalid number (shell-and-routes §9). */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}

/** The time of an item in the message panel, MM-dd hh:mm (chat-and-calls §9). */
export const formatPanelTime = (at: number): string => formatDate(at, 'MM-DD HH:mm')
