import type { Id } from './page'

/** `/api/coin/account/get` and `/api/coin/sign`. */
export interface CoinAccount {
  readonly balance: number
  readonly signedToday: boolean
  /** Days in a row, today included once signed. */
  readonly streak: number
  /** Coins the call earned; 0 when already signed. */
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
  /** ms */
  readonly time: number
  readonly refId: string
}
