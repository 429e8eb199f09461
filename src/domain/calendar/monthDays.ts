import { addDays, daysBetween, nextMonth, shanghaiWeekday, startOfDay } from '@quanzi/contract'

/** The days of a month in rows of seven from Monday; '' stands for a place before the first day. */
export function monthDays(month: string): readonly string[] {
  const first = `${month}-01`
  const before = (shanghaiWeekday(startOfDay(first)) + 6) % 7
  const count = daysBetween(first, `${nextMonth(month)}-01`)
  return [...Array<string>(before).fill(''), ...Array.from({ length: count }, (_, at) => addDays(first, at))]
}

/** The days of a month without the weeks that are over: nothing can be chosen there. */
export function daysAhead(month: string, today: string): readonly string[] {
  const days = monthDays(month)
  const passed = days.filter((date) => date < today).length
  return passed < days.length ? days.slice(passed - (passed % 7)) : days
}

/** The months from one to another, both named. */
export function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month)
  return months
}
