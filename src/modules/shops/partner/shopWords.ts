import type { ShopHours } from '@quanzi/contract'
import { text } from './messages'

/** A distance as people say it: 350 m, 2.1 km. */
export const distanceText = (metres: number): string =>
  metres < 995 ? text('metres', { m: Math.round(metres / 10) * 10 }) : text('km', { km: (metres / 1000).toFixed(1) })

/** The score with the number of reviews. */
export const scoreText = ({ score, reviews }: { readonly score?: number; readonly reviews?: number }): string =>
  score === undefined ? text('unrated') : text('rated', { score: score.toFixed(1), count: reviews ?? 0 })

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
const DAYS = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const

/** Days of the week, those that follow each other with the first and the last. */
export function daysText(days: readonly number[]): string {
  const runs: number[][] = []
  WEEK.forEach((day, at) => {
    if (!days.includes(day)) return
    const last = runs[runs.length - 1]
    if (last && at > 0 && last[last.length - 1] === WEEK[at - 1]) last.push(day)
    else runs.push([day])
  })
  if (runs[0]?.length === WEEK.length) return text('everyDay')
  const word = (day: number | undefined) => text(DAYS[day ?? 0] ?? 'day0')
  return runs.map((run) => (run.length > 1 ? `${word(run[0])}–${word(run[run.length - 1])}` : word(run[0]))).join(', ')
}

/** From when to when, or all day. */
export const timesText = ({ from, to }: Pick<ShopHours, 'from' | 'to'>): string =>
  from === '00:00' && to === '24:00' ? text('allDay') : `${from}–${to}`
