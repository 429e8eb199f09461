/** Fen as yuan with two decimals: 1250 → '12.50', -5 → '-0.05'. Cuts off fractions of a fen; '0.00' for NaN. */
export function formatYuan(fen: number): string {
  const whole = Number.isFinite(fen) ? Math.trunc(fen) : 0
  const digits = String(Math.abs(whole)).padStart(3, '0')
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Fen as yuan with as few decimals as possible: 1250 → '12.5', 1200 → '12'. */
export const formatYuanShort = (fen: number): string => formatYuan(fen).replace(/\.?0+$/, '')

/** Typed yuan as fen; null unless the text is digits with at most two decimals: not '1e3', '-1', '1.005' or '1,000'. */
export function parseYuan(text: string): number | null {
  const parts = /^(\d{1,11})(?:\.(\d{0,2}))?$/.exec(text.trim())
  if (parts === null) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** Yuan of the documents (minusPrice, fullPrice) as fen, rounded to the nearest fen. */
export const yuanToFen = (yuan: number): number => Math.round(yuan * 100)

/** floor(a × b / c) of non-negative integers; exact even when a × b exceeds the safe integers. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const product = a * b
  if (Number.isSafeInteger(product)) return Math.floor(product / c)
  return Number((BigInt(a) * BigInt(b)) / BigInt(c))
}

/** floor(fen × percent / 100) for a percentage with at most two decimals, without rounding errors. */
export const percentOf = (fen: number, percent: number): number =>
  multiplyDivide(fen, Math.round(percent * 100), 10_000)

/**
 * Divides an amount among weights by largest remainder. The parts are integers, sum to the amount, and differ from the
 * exact share by less than one. Of equal remainders the earlier part wins; weights that are all 0 count as equal
 * (screens-commerce §3.3).
 * @param total non-negative integer
 * @param weights non-negative integers; an empty list gives an empty list
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0)
    return weights.length === 0
      ? []
      : spread(
          total,
          weights.map(() => 1),
        )
  const parts = weights.map((weight) => multiplyDivide(total, weight, sum))
  const rest = weights.map((weight, index) => ({ index, left: remainder(total, weight, sum) }))
  rest.sort((a, b) => b.left - a.left || a.index - b.index)
  const missing = total - parts.reduce((a, b) => a + b, 0)
  for (const { index } of rest.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

function remainder(a: number, b: number, c: number): number {
  const product = a * b
  if (Number.isSafeInteger(product)) return product % c
  return Number((BigInt(a) * BigInt(b)) % BigInt(c))
}
