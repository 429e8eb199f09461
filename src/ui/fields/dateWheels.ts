import { DAY_TIMES, type DateMode, limitDay } from './datePicking'

export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute'
export type DateParts = Readonly<Record<DatePart, number>>

/** First and last day, `YYYY-MM-DD`; other text is no limit. */
export interface DateLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** One wheel: its values, and the chosen one. */
export interface DateWheel {
  readonly part: DatePart
  readonly values: readonly number[]
  readonly value: number
}

/** The days that a wheel offers when the field has no limits. */
const DAYS = { first: '1920-01-01', last: '2099-12-31' } as const

const DAY_PARTS: readonly DatePart[] = ['year', 'month', 'day']
const TIME_PARTS: readonly DatePart[] = ['hour', 'minute']
const PARTS: Readonly<Record<DateMode, readonly DatePart[]>> = {
  date: DAY_PARTS,
  month: ['year', 'month'],
  time: TIME_PARTS,
  datetime: [...DAY_PARTS, ...TIME_PARTS],
}

const padded = (value: number, length = 2): string => String(value).padStart(length, '0')
const dayOf = ({ year, month, day }: DateParts): string => `${padded(year, 4)}-${padded(month)}-${padded(day)}`
const timeOf = ({ hour, minute }: DateParts): string => `${padded(hour)}:${padded(minute)}`

/** Number of days in a month, 28 to 31. */
function monthLength(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function partsOfTexts(day: string, time: string): DateParts {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { year, month, day: date, hour, minute }
}

function boundsOf({ min, max }: DateLimits): { first: DateParts; last: DateParts } {
  const [first, last] = [limitDay(min) ?? DAYS.first, limitDay(max) ?? DAYS.last]
  return { first: partsOfTexts(first, DAY_TIMES.first), last: partsOfTexts(last, DAY_TIMES.last) }
}

/** The same moment on a day that exists and is within the limits. */
function within(parts: DateParts, limits: DateLimits): DateParts {
  const { first, last } = boundsOf(limits)
  const real = { ...parts, day: Math.min(parts.day, monthLength(parts.year, parts.month)) }
  const bound = dayOf(real) < dayOf(first) ? first : dayOf(real) > dayOf(last) ? last : real
  return { ...real, year: bound.year, month: bound.month, day: bound.day }
}

/** The wheels' values for a field's value; for an empty field those of `now`, in the format of the fields. */
export function partsOf(value: string, limits: DateLimits, now: string): DateParts {
  const [today = '', thisTime = ''] = now.split(' ')
  const [day = '', time = ''] = value.includes('-') ? value.split(/[ T]/) : ['', value]
  const wanted = partsOfTexts(day || today, time || (value ? DAY_TIMES.first : thisTime))
  return within(wanted, limits)
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** The wheels of a mode, from year to minute. They offer only existing days and months within the limits. */
export function wheelsOf(mode: DateMode, parts: DateParts, limits: DateLimits): readonly DateWheel[] {
  const { first, last } = boundsOf(limits)
  const inFirst = parts.year === first.year
  const inLast = parts.year === last.year
  const days = monthLength(parts.year, parts.month)
  const values: Readonly<Record<DatePart, readonly number[]>> = {
    year: range(first.year, last.year),
    month: range(inFirst ? first.month : 1, inLast ? last.month : 12),
    day: range(
      inFirst && parts.month === first.month ? first.day : 1,
      inLast && parts.month === last.month ? last.day : days,
    ),
    hour: range(0, 23),
    minute: range(0, 59),
  }
  return PARTS[mode].map((part) => ({ part, values: values[part], value: parts[part] }))
}

/** The values after one wheel was turned: turning 31 January to February gives its last day. */
export const turned = (parts: DateParts, part: DatePart, value: number, limits: DateLimits): DateParts =>
  within({ ...parts, [part]: value }, limits)

/** The field's value in the documents' format. */
export function written(mode: DateMode, parts: DateParts): string {
  const day = dayOf(parts)
  if (mode === 'time') return timeOf(parts)
  if (mode === 'month') return day.slice(0, 7)
  return mode === 'date' ? day : `${day} ${timeOf(parts)}`
}
