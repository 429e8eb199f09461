import type { Id } from './page'

/** A cash-back offer to share (`/h5/order/buyshareInfo`). */
export interface BuyShare {
  readonly gid: Id
  readonly title: string
  readonly img: string
  readonly buyer: string
  /** Path of the bought item. */
  readonly target: string
  readonly need: number
  readonly count: number
  /** Fen. */
  readonly cashBack: number
  /** In ms. */
  readonly endAt: number
  /** 0 open, 1 reached, 2 expired. */
  readonly state: 0 | 1 | 2
  readonly supporters: readonly { readonly nick_name: string; readonly headImg: string }[]
  /** True when the viewer has supported it. */
  readonly mine: boolean
  /** True when the viewer is the buyer. */
  readonly own: boolean
  /** True when the cash back was paid, which happens when the order is completed. */
  readonly credited: boolean
}
