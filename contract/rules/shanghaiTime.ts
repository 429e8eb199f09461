/** China has had one zone without summer time since 1992, so a fixed offset is exact and costs no library. */
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

/** The clock on a Shanghai wall at an instant. */
export interface ShanghaiClock {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
}

/** Reads the Shanghai clock at an instant in ms. */
export function shanghaiClock(at: number): ShanghaiClock {
  const date = new Date(at + OFFSET_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  }
}

/**
 * The date formats of the product (shell-and-routes §9, chat-and-calls §9). The documents write the
 * panel and relative times with small letters (`MM-dd hh:mm`); they are 24-hour times like the rest.
 */
export type DateFormat =
  | 'MM-DD'
  | 'HH-mm'
  | 'HH:mm'
  | 'YYYY-MM'
  | 'YYYY-MM-DD'
  | 'MM-DD HH:mm'
  | 'YYYY-MM-DD HH:mm'
  | 'YYYY-MM-DD HH:mm:ss'
  | 'MM月DD日 HH:mm'

/** Writes an instant (ms) in Shanghai time; an instant that is no date gives ''. */
export function formatDate(at: number, format: DateFormat): string {
  if (!Number.isFinite(at) || Math.abs(at) > 8.64e15 - OFFSET_MS) return ''
  const clock = shanghaiClock(at)
  const parts: Record<string, string> = {
    YYYY: pad(clock.year, 4),
    MM: pad(clock.month),
    DD: pad(clock.day),
    HH: pad(clock.hour),
    mm: pad(clock.minute),
    ss: pad(clock.second),
  }
  return format.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => parts[token] ?? token)
}

/** The Shanghai day of an instant, YYYY-MM-DD. */
export const shanghaiDay = (at: number): string => formatDate(at, 'YYYY-MM-DD')

/** The Shanghai month of an instant, YYYY-MM. */
export const shanghaiMonth = (at: number): string => formatDate(at, 'YYYY-MM')

/** True for exactly 10 characters YYYY-MM-DD that name a real day (shell-and-routes §5). */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && value.length === 10 && shanghaiDay(startOfDay(value)) === value

/** The instant (ms) a Shanghai day begins; NaN for a text that is no date. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** The instant (ms) of a Shanghai day and time, `YYYY-MM-DD HH:mm` or with seconds; NaN for anything else. */
export const parseDateTime = (value: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(value) ? Date.parse(`${value.replace(' ', 'T')}+08:00`) : Number.NaN

/** The day a number of days after (or before) a day; '' when `day` is no date. */
export const addDays = (day: string, days: number): string => shanghaiDay(startOfDay(day) + days * DAY_MS)

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (startOfDay(to) - startOfDay(from)) / DAY_MS

/** Seconds as mm:ss; minutes go on beyond 59, a negative or broken value is 00:00 (shell-and-routes §9). */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}

/** Time of an item in the message panel, MM-dd hh:mm (chat-and-calls §9). */
export const formatPanelTime = (at: number): string => formatDate(at, 'MM-DD HH:mm')
