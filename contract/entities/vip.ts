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
  /** '' while a surcharge is unpaid, and for what needs none. */
  readonly code: string
  /** `VIP_RECORD_STATUS`. */
  readonly status: number
  /** YYYYMM, for monthly offers. */
  readonly period?: string
}

/** A benefit of the membership (`/v2/vip/benefit/list`). */
export interface VipBenefit {
  readonly id: Id
  /** The only card that gives it; null for every card. */
  readonly cardId: Id | null
  readonly name: string
  readonly desc: string
  readonly img: string
  /** `VIP_BENEFIT_TYPE`. */
  readonly type: number
  /** Uses in a term. */
  readonly quota: number
  /** The member's remaining uses, 0 without a membership; null for visitors. */
  readonly left: number | null
  /** Until when the uses count, in ms; null for those who have none. */
  readonly until: number | null
  /** The member's open claim, which claiming again returns; null without one. */
  readonly openRecordId: Id | null
  /** True when this claim waits for its surcharge. */
  readonly openUnpaid: boolean
  /** Fen for each use; 0 for none. */
  readonly surcharge: number
}

/** A claimed benefit (`/v2/vip/record/list`). */
export interface VipRecord {
  readonly id: Id
  readonly benefitId: Id
  readonly name: string
  readonly img: string
  /** `VIP_BENEFIT_TYPE`. */
  readonly type: number
  /** `VIP_RECORD_STATUS`. */
  readonly status: number
  /** The code for the member, of a benefit that is used on site, once paid; '' otherwise. */
  readonly code: string
  /** Fen. */
  readonly surcharge: number
  /** ms */
  readonly at: number
  /** In ms; null before its use. */
  readonly usedAt: number | null
  /** Where it was used, as staff said or as the benefit has one shop only; '' when it is not known. */
  readonly place: string
  /** When the open claim ends by itself, in ms: unused with its term, unpaid after half an hour; null when it does not. */
  readonly endsAt: number | null
  /** Carrier of the parcel; '' before it is sent. */
  readonly company: string
  readonly transportNumber: string
  /** Where to send it; all '' for a benefit that is used on site, and for staff without the right `order`. */
  readonly infos: { readonly name: string; readonly mobile: string; readonly address: string }
  /** The member's nickname, for staff only. */
  readonly member: string
}

/** The caller as a volunteer (`/v2/vip/volunteer/get`). */
export interface VolunteerState {
  /** The privilege card; null without one. */
  readonly card: { readonly no: string; readonly name: string } | null
  /** The latest request to join the roll; null without one. */
  readonly request: {
    readonly state: 'open' | 'passed' | 'closed'
    readonly at: number
    /** Why it was refused. */
    readonly note: string
  } | null
}

/** A volunteer's request, for staff (`/v2/staff/queue`). */
export interface VolunteerReview {
  readonly name: string
  readonly phone: string
  readonly content: string
  /** It is the viewer's own, which others decide. */
  readonly own: boolean
}
