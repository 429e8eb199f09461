export type DateMode = 'date' | 'datetime' | 'month' | 'time'

const patterns: Record<DateMode, RegExp> = {
  date: /^(\d{4})-(\d{2})-(\d{2})$/,
  datetime: /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/,
  month: /^(\d{4})-(\d{2})$/,
  time: /^(\d{2}):(\d{2})$/,
}

const two = (value: number) => String(value).padStart(2, '0')

/** A field's text as a moment of the device's calendar; undefined when it is no such text. */
export function parseDateValue(text: string, mode: DateMode): Date | undefined {
  const parts = patterns[mode].exec(text)?.slice(1).map(Number)
  if (!parts) return undefined
  if (mode === 'time') return new Date(2000, 0, 1, parts[0], parts[1])
  const [year, month, day = 1, hour = 0, minute = 0] = parts
  return new Date(year, month - 1, day, hour, minute)
}

/** The columns of a picker as a field's text. */
export function formatDateValue(parts: readonly number[], mode: DateMode): string {
  if (mode === 'time') return `${two(parts[0])}:${two(parts[1])}`
  const [year, month, day, hour = 0, minute = 0] = parts
  if (mode === 'month') return `${year}-${two(month)}`
  const date = `${year}-${two(month)}-${two(day)}`
  return mode === 'datetime' ? `${date} ${two(hour)}:${two(minute)}` : date
}
