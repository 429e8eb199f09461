import type { Id } from './page'

/** `/api/coin/account/get` and `/api/coin/sign`. */
export interface CoinAccount {
  readonly balance: number
  readonly signedToday: boolean
  /** Consecutive days, with today once the member has signed in. */
  readonly streak: number
  /** Coins that this call earned; 0 when the member had signed in before. */
  readonly gained: number
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
  readonly refId: string
}
