import type { Id } from './page'

/** A cash-back offer to share (`/h5/order/buyshareInfo`). */
export interface BuyShare {
  readonly gid: Id
  readonly title: string
  readonly img: string
  readonly buyer: string
  /** Path of the item that was bought. */
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
  /** The viewer has supported it. */
  readonly mine: boolean
  /** The viewer is its buyer. */
  readonly own: boolean
  /** The cash back has been paid: when the order was completed. */
  readonly credited: boolean
}
