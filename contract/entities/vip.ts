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

/** A benefit of the membership (`/v2/vip/benefit/list`). */
export interface VipBenefit {
  readonly id: Id
  readonly name: string
  readonly desc: string
  readonly img: string
  /** 1 used on site, 2 sent. */
  readonly type: number
  /** Uses in a term. */
  readonly quota: number
  /** The viewer's remaining uses; 0 without a membership. */
  readonly left: number
  /** True while the viewer has an unused claim; claiming again returns it. */
  readonly waiting: boolean
  /** Fen for each use; 0 for none. */
  readonly surcharge: number
}

/** A claimed benefit (`/v2/vip/record/list`). */
export interface VipRecord {
  readonly id: Id
  readonly name: string
  readonly img: string
  /** 1 used on site, 2 sent. */
  readonly type: number
  /** 0 claimed, 1 used or sent, 2 cancelled. */
  readonly status: number
  /** False while the surcharge is unpaid. */
  readonly paid: boolean
  /** The code for the member, once paid; '' otherwise. */
  readonly code: string
  /** Fen. */
  readonly surcharge: number
  /** ms */
  readonly at: number
  /** In ms; null before its use. */
  readonly usedAt: number | null
  /** Carrier of the parcel; '' before it is sent. */
  readonly company: string
  readonly transportNumber: string
  /** Where to send it; all '' for a benefit that is used on site. */
  readonly infos: { readonly name: string; readonly mobile: string; readonly address: string }
  /** The member's nickname, for staff only. */
  readonly member: string
}
