import { monthName } from '@/locales/formatWritten'
import { joinWords } from '@/locales/joinWords'
import { language } from '@/locales/Language'

/** The months of a season, in order: those in a row as one span. 3–5月、10–11月 · Mar–May, Oct–Nov. */
export function seasonWords(months: readonly number[]): string {
  const words: string[] = []
  let first = 0
  for (const [at, month] of months.entries()) {
    if (months[at - 1] !== month - 1) first = month
    if (months[at + 1] === month + 1) continue
    const start = language.code === 'en' ? monthName(first) : first
    words.push(first === month ? monthName(month) : `${start}–${monthName(month)}`)
  }
  return joinWords(words)
}
