import type { Id, Page } from './page'
import type { MonthSum } from './wallet'

/** `/api/coin/account/get` and `/api/coin/sign`. */
export interface CoinAccount {
  readonly balance: number
  readonly signedToday: boolean
  /** Consecutive days, with today once the member has signed in. */
  readonly streak: number
  /** Coins that this call earned; 0 when the member had signed in before. */
  readonly gained: number
  /** Seven days of the running streak, with the next day to sign in on. From the eighth day on the strip rolls. */
  readonly days: readonly SignDay[]
  /** True when an earlier streak was interrupted, so that counting starts again. */
  readonly broken: boolean
}

/** A day of the strip of sign-ins. */
export interface SignDay {
  /** YYYY-MM-DD. */
  readonly day: string
  /** The day of the streak, from 1. */
  readonly streak: number
  readonly coins: number
  readonly signed: boolean
}

/** A way to earn coins. */
export interface CoinRule {
  readonly type: string
  readonly name: string
  readonly coins: number
  readonly dailyMax: number
  readonly done: number
}

/** An entry of the coin ledger. */
export interface CoinEntry {
  readonly id: Id
  readonly reason: string
  readonly amount: number
  /** Balance after the entry. */
  readonly balance: number
  /** In ms. */
  readonly time: number
  /** The order that the entry comes from; '' without one. */
  readonly refId: string
}

/** A page of coin entries with the sums of the asked month or of all time, and of each month on the page. */
export interface CoinEntryPage extends Page<CoinEntry> {
  readonly in: number
  readonly out: number
  readonly months: readonly MonthSum[]
}
