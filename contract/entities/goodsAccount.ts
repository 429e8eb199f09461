import type { Id } from './page'

/** A mall goods account (`/api/cmgoods/account/get`); null when the member has none. */
export interface GoodsAccount {
  readonly id: Id
  readonly name: string
  /** Percent of the price that the member pays. */
  readonly discount: number
  readonly seats: number
  readonly used: number
  readonly isOwner: boolean
}

/** A child of a goods account. */
export interface GoodsAccountChild {
  readonly id: Id
  readonly userId: number
  readonly nickname: string
  /** ms */
  readonly joinedAt: number
}
