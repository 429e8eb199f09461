/** Least and most fen of a free support; less only when exactly that remains (screens-activities §2 cf/pay). */
export const CF_FREE = { min: 100, max: 500_000 } as const

/** The tier of a support with an amount of one's own. */
export const CF_FREE_TIER = 'free'

/** The longest wish, in characters. */
export const CF_MOST_WISH = 200

/** The tenant whose applicants answer a paper with a clock, one question at a time. */
export const CF_TIMED_IID = 3192

/** True for an amount in fen that somebody may give when this much remains. */
export const isCfAmount = (amount: number, remaining: number): boolean =>
  Number.isSafeInteger(amount) &&
  amount > 0 &&
  amount <= Math.min(remaining, CF_FREE.max) &&
  (amount >= CF_FREE.min || amount === remaining)
