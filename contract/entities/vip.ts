import type { Id } from './page'

/** The member's VIP state (`/api/vip/get/profileByUnionId`). */
export interface VipProfile {
  readonly isVip: boolean
  readonly cardId: Id | null
  readonly cardNo: string
  readonly cardTitle: string
  /** YYYY-MM-DD; '' without a card. */
  readonly cardDate: string
  /** In ms; null without a card. */
  readonly expireAt: number | null
}

/** A VIP card on sale. */
export interface VipCard {
  readonly id: Id
  readonly cardTitle: string
  readonly cardDesc: string
  readonly cardImg: string
  /** Fen. */
  readonly price: number
  readonly days: number
  readonly benefits: readonly string[]
}

/** A claim of a card gift (`/api/vipCard/record/recv/take`). */
export interface VipTake {
  readonly id: Id
  readonly code: string
  /** 0 unused, 1 used. */
  readonly status: number
  /** YYYYMM, for monthly offers. */
  readonly period?: string
}
