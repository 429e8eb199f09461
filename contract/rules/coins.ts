/** The ways to earn coins (screens-commerce §3.9), in the order in which they are shown. */
export const COIN_TASKS = ['sign', 'review', 'note', 'profile'] as const
/** A way to earn coins. */
export type CoinTask = (typeof COIN_TASKS)[number]

/** From this consecutive day on a sign-in earns more. */
export const LONG_STREAK = 7
/** Days of the strip of sign-ins. */
export const SIGN_STRIP = 7

/** Coins of each task; `signLong` is for a sign-in from the seventh consecutive day on. */
export type CoinAmounts = Readonly<Record<CoinTask | 'signLong', number>>

/** The amounts of a tenant that sets none. */
export const COIN_AMOUNTS: CoinAmounts = { sign: 5, signLong: 10, review: 10, note: 10, profile: 20 }

/** How often a task earns coins: times a day; a complete profile earns them once for ever. */
export const COIN_TIMES: Readonly<Record<CoinTask, number>> = { sign: 1, review: 3, note: 1, profile: 1 }

/** Coins for the sign-in of this consecutive day. */
export const signCoins = (amounts: CoinAmounts, streak: number): number =>
  streak >= LONG_STREAK ? amounts.signLong : amounts.sign
