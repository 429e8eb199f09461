import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'

interface Commission {
  /** In fen. */
  readonly amount: number
  readonly level: number
  /** In fen. */
  readonly base: number
  /** Basis points. */
  readonly rate: number
}

/** How a commission came about: base × rate, and what made it less than that. */
export function commissionSum({ amount, level, base, rate }: Commission): string {
  if (level === 0) return text('sumMargin')
  const values = { base: priceNumber(base), rate: `${rate / 100}%`, amount: priceNumber(amount) }
  return text(amount === Math.floor((base * rate) / 10_000) ? 'sumExact' : 'sumLess', values)
}
