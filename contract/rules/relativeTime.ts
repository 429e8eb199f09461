import type { Language } from '../errors'
import { fill } from './language'
import { formatDate } from './shanghaiTime'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const TEXTS = {
  now: { zh: '刚刚', en: 'just now' },
  minutes: { zh: '{n}分钟前', en: '{n} minutes ago' },
  hours: { zh: '{n}小时前', en: '{n} hours ago' },
  days: { zh: '{n}天前', en: '{n} days ago' },
} as const

const ENGLISH_ONE: Readonly<Record<string, string>> = { hours: '1 hour ago', days: '1 day ago' }

/**
 * How long ago an instant was (chat-and-calls §9): 'just now' below 10 minutes, minutes below an hour, hours below a
 * day, days below 3 days, then YYYY-MM-DD HH:mm. An instant up to 10 minutes in the future is 'just now', because
 * clocks differ; a later one is a full date.
 * @param at instant in ms
 * @param now instant in ms
 */
export function relativeTime(at: number, now: number, language: Language = 'zh'): string {
  const age = now - at
  if (Math.abs(age) < 10 * MINUTE) return TEXTS.now[language]
  if (!(age > 0 && age < 3 * DAY)) return formatDate(at, 'YYYY-MM-DD HH:mm')
  const [unit, length] =
    age < HOUR ? (['minutes', MINUTE] as const) : age < DAY ? (['hours', HOUR] as const) : (['days', DAY] as const)
  const n = Math.floor(age / length)
  if (n === 1 && language === 'en') return ENGLISH_ONE[unit] ?? ''
  return fill(TEXTS[unit][language], { n })
}
