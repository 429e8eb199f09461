/** One row of the table: a measured value and its limit. */
export interface Figure {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: 'kB' | 'kB gzip' | 'B' | 'ms' | 's' | 'req/s' | '×' | 'msg/s' | 'photos'
  /** The limit, if there is one: at most `max`, at least `min`. */
  readonly max?: number
  readonly min?: number
}

/** True when the figure is within its limit, or has none. */
export const holds = ({ value, max, min }: Figure): boolean =>
  !(max !== undefined && value > max) && !(min !== undefined && value < min)

/** The middle value: one slow run does not change it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
