import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

interface CalendarFileEntry {
  readonly id: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  readonly note: string
}

/** How long before the start the reminder comes. */
export const REMIND_MS = 2 * 3_600_000

/** Maximum number of octets in a line, without its end (RFC 5545 §3.1). */
const LINE = 75

/** In UTC: a calendar converts it to its own time zone. */
const instant = (ms: number): string => dayjs.utc(ms).format('YYYYMMDD[T]HHmmss[Z]')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const octets = (char: string): number => {
  const code = char.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Continues a long line in a next line that begins with a space; it never breaks inside a character. */
function folded(line: string): string {
  let out = ''
  let used = 0
  for (const char of line) {
    const size = octets(char)
    if (used + size > LINE) {
      out += '\r\n '
      used = 1
    }
    out += char
    used += size
  }
  return out
}

/** A calendar file with one entry (RFC 5545) and a reminder two hours before it. */
export function calendarFile({ id, title, startsAt, endsAt, place, note }: CalendarFileEntry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//quanzi//enrolment//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@quanzi`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMIND_MS / 60_000}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
