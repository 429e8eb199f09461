/** One line of the table: what was measured, beside what it should reach. */
export interface Figure {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: 'kB' | 'kB gzip' | 'B' | 'ms' | 'req/s' | '×' | 'msg/s' | 'photos'
  /** The limit, when the figure has one: at most `max`, at least `min`. */
  readonly max?: number
  readonly min?: number
}

/** Whether the figure keeps its limit; a figure without one always does. */
export const holds = ({ value, max, min }: Figure): boolean =>
  !(max !== undefined && value > max) && !(min !== undefined && value < min)

/** The middle value; medians keep one slow run out of the table. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
