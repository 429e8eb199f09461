import type { Id } from './page'

/** A part of paid content. */
export interface PaidItem {
  readonly id: Id
  readonly title: string
  /** Length in seconds, for a chapter in characters. */
  readonly length: number
  /** Free seconds or characters; 0 for none. */
  readonly trial: number
  readonly locked: boolean
  /** The viewer's position, in seconds or characters: 0 before the start, the whole length at the end. */
  readonly seen: number
}

/** Goods shown in a live room. */
export interface RoomGoods {
  readonly goodsId: Id
  readonly title: string
  readonly img: string
  /** The lowest price without a goods account, fen. */
  readonly price: number
  /** True when no stock is left. */
  readonly soldOut: boolean
}

/** `/v2/paid/get`, without media addresses. */
export interface PaidContent {
  readonly id: Id
  readonly title: string
  readonly cover: string
  readonly html: string
  /** Fen. */
  readonly price: number
  readonly vipFree: boolean
  readonly owned: boolean
  /** Beginning of a live room, ms; null for other content. */
  readonly startAt: number | null
  readonly endAt: number | null
  /** True when a live room can be watched after its end. */
  readonly replay: boolean
  /** True when the viewer gets a reminder before the beginning. */
  readonly reminded: boolean
  /** The goods shown in a live room. */
  readonly goods: readonly RoomGoods[]
  readonly items: readonly PaidItem[]
  /** The viewer's last position, and when they were there, ms. */
  readonly position: { readonly itemId: Id; readonly seconds: number; readonly at: number } | null
}

/** `/v2/paid/play`: a signed address, or the text of a chapter. */
export interface PaidPlay {
  /** '' for a chapter. */
  readonly url: string
  /** The chapter's text, or what is said in a track; a trial has only its beginning. */
  readonly html?: string
  /** ms */
  readonly expireAt: number
  /** The number of free seconds or characters for a trial; null otherwise. */
  readonly trial: number | null
}
