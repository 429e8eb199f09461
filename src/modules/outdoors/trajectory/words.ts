import { clockOf as longClockOf } from '@/lib/clockOf'
import { text } from './messages'

/** Seconds as h:mm:ss, below an hour m:ss. */
export const clockOf = (seconds: number): string => longClockOf(seconds).replace(/^0:0?/, '')

/** A length: metres below a kilometre, then kilometres with two decimals. */
export const lengthOf = (metres: number): string =>
  metres < 1000 ? text('metres', { n: metres }) : text('km', { n: (metres / 1000).toFixed(2) })

/** The time of a kilometre at this speed; a dash while it says nothing. */
export const paceOf = (metres: number, seconds: number): string =>
  metres < 100 || seconds < 1 ? text('none') : text('perKm', { pace: clockOf((seconds * 1000) / metres) })

/** How good the position is, in words. */
export function gpsOf(accuracy: number | null): string {
  if (accuracy === null) return text('gpsWait')
  const n = Math.round(accuracy)
  return text(n <= 15 ? 'gpsGood' : n <= 50 ? 'gpsFair' : 'gpsBad', { n })
}
