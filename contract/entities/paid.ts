import type { Id } from './page'

/** A part of paid content. */
export interface PaidItem {
  readonly id: Id
  readonly title: string
  /** Seconds, or characters of a chapter. */
  readonly length: number
  /** Seconds or characters open to all, 0 for none. */
  readonly trial: number
  readonly locked: boolean
}

/** `/v2/paid/get`; holds no media address. */
export interface PaidContent {
  readonly id: Id
  readonly title: string
  readonly cover: string
  readonly html: string
  /** Fen. */
  readonly price: number
  readonly vipFree: boolean
  readonly owned: boolean
  /** ms; live rooms and premieres only. */
  readonly startAt: number | null
  readonly items: readonly PaidItem[]
  /** Where the viewer stopped. */
  readonly position: { readonly itemId: Id; readonly seconds: number } | null
}

/** `/v2/paid/play`: a signed address. */
export interface PaidPlay {
  readonly url: string
  /** ms */
  readonly expireAt: number
  /** Seconds that may be played when this is a trial, else null. */
  readonly trial: number | null
}
