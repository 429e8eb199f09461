import { text } from './messages'

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as h:mm:ss, below an hour m:ss. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

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
