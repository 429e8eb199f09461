/** A tip as readers of the item see it. */
export interface TipRow {
  /** '' for an anonymous tip. */
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
  /** Sum of all tips in fen. */
  readonly total: number
  /** Number of all tips. */
  readonly count: number
  readonly list: readonly TipRow[]
  readonly hasMore: boolean
}
