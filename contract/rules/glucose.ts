/** Times of day that have ranges of their own (screens-content §4 info/glucose). */
export const GLUCOSE_PERIODS = ['fasting', 'before', 'after', 'bedtime'] as const
/** Readings outside these are typing errors, in mmol/L. */
export const GLUCOSE_LIMITS = { least: 1, most: 33.3 } as const
/** Below this a reading is low, in mmol/L. */
export const GLUCOSE_LOW = 3.9
/** Readings of so many days are read at once. */
export const HEALTH_DAYS = 92

/** Above this a reading of the period is high, in mmol/L. */
export const glucoseHigh = (period: (typeof GLUCOSE_PERIODS)[number]): number =>
  period === 'fasting' || period === 'before' ? 7 : 10

/** How a reading stands to the range of its period. */
export function glucoseLevel(value: number, period: (typeof GLUCOSE_PERIODS)[number]): 'low' | 'normal' | 'high' {
  if (value < GLUCOSE_LOW) return 'low'
  return value > glucoseHigh(period) ? 'high' : 'normal'
}
