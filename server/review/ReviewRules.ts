import type { Page, ReviewItem } from '@quanzi/contract'
import type { Context } from '../call/Context'
import type { Worded } from '../call/reasons'
import type { Db } from '../db/schema'

export interface ReviewAsk {
  readonly id?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

export interface Decision {
  readonly id: string
  readonly decision: 'pass' | 'refuse'
  readonly note: string
  /** What the kind's rules need besides, as corrected times. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** The result of a decision. */
export interface Decided {
  readonly state: number | string
  /** The person to notify, and the text; several where it concerns many. */
  readonly notice: ReviewNotice | readonly ReviewNotice[]
}

export interface ReviewNotice {
  readonly userId: number
  readonly text: Worded
  /** The address that it opens. */
  readonly path: string
}

/** The rules of one kind of request; each has a `review.ts` in its feature and a line in `features.ts`. */
export interface ReviewRules {
  queue(ctx: Context, ask: ReviewAsk): Promise<Page<ReviewItem>>
  /** Moves the request by compare-and-set, in the caller's transaction. */
  decide(db: Db, ctx: Context, decision: Decision): Promise<Decided>
}
