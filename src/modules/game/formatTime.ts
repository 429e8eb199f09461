import { clockOf } from '@/lib/clockOf'

const two = (value: number): string => String(value).padStart(2, '0')

/** A race time in ms as h:mm:ss. */
export const formatTime = (ms: number): string => clockOf(ms / 1000)

/** A pace in ms per kilometre as m'ss". */
export function formatPace(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}'${two(seconds % 60)}"`
}

/** h:mm:ss as ms; null for anything else. */
export function parseTime(text: string): number | null {
  const parts = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** A place among many: 12/3,204. */
export const placeNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
