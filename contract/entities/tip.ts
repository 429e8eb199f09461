/** A tip as the item's readers see it. */
export interface TipRow {
  /** '' for somebody who does not want to be named. */
  readonly name: string
  readonly headImg: string
  /** Fen. */
  readonly amount: number
  readonly message: string
  /** ms */
  readonly at: number
}

/** `/v2/tip/list`: an item's tips, latest first. */
export interface TipPage {
  /** Fen of all tips. */
  readonly total: number
  /** Number of all tips. */
  readonly count: number
  readonly list: readonly TipRow[]
  readonly hasMore: boolean
}
