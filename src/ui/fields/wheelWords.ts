import { monthName } from '@/locales/formatWritten'
import { language } from '@/locales/Language'
import type { DatePart } from './dateWheels'
import { text } from './messages'

/** The name of a wheel. */
export const wheelName = (part: DatePart): string => text(part)

/** One value on its wheel. */
export function wheelValue(part: DatePart, value: number): string {
  if (part === 'month') return monthName(value)
  const written = part === 'hour' || part === 'minute' ? String(value).padStart(2, '0') : String(value)
  return text(`${part}Of`, { value: written })
}

/** Wheels from left to right, as the language writes a date: 2026年5月1日, 1 May 2026. */
export function inWritingOrder<Wheel extends { readonly part: DatePart }>(wheels: readonly Wheel[]): readonly Wheel[] {
  if (language.code !== 'en') return wheels
  const order: readonly DatePart[] = ['day', 'month', 'year', 'hour', 'minute']
  return [...wheels].sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
}
