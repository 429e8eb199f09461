import type { ShopHours } from '../entities/shop'
import { shanghaiDay, shanghaiWeekday, startOfDay } from './shanghaiTime'

/** How much a shop's album holds; a video has at most 100 MB. */
export const SHOP_MEDIA = { images: 30, videos: 6 } as const

const MINUTE = 60_000
const DAYS = 7

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** True when a shop is open at an instant (ms). */
export function isShopOpen(hours: readonly ShopHours[], at: number): boolean {
  const today = shanghaiWeekday(at)
  const yesterday = (today + DAYS - 1) % DAYS
  const now = Math.floor((at - startOfDay(shanghaiDay(at))) / MINUTE)
  return hours.some(({ days, from, to }) => {
    const [begin, end] = [minutesOf(from), minutesOf(to)]
    if (end > begin) return days.includes(today) && now >= begin && now < end
    return (days.includes(today) && now >= begin) || (days.includes(yesterday) && now < end)
  })
}

/** The hours of the Shanghai day of an instant, as `09:00–18:00`; several with a comma, '' for a day off. */
export const shopHoursOn = (hours: readonly ShopHours[], at: number): string =>
  hours
    .filter(({ days }) => days.includes(shanghaiWeekday(at)))
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ')
