import type { Id } from './page'
import type { RoomGoods } from './paid'

/** Who may call the number on a card, besides its owner. */
export type PhoneChoice = 'none' | 'mutual' | 'all'
/** Who may open a card: everybody, members, whoever has its link, or its owner alone. */
export const CARD_VISIBILITIES = ['public', 'members', 'link', 'private'] as const
/** One of CARD_VISIBILITIES. */
export type CardVisibility = (typeof CARD_VISIBILITIES)[number]
/** The looks of a card. */
export const CARD_TEMPLATES = ['plain', 'forest', 'night'] as const
/** One of CARD_TEMPLATES. */
export type CardTemplate = (typeof CARD_TEMPLATES)[number]

/** Part `edit` of a card. */
export interface CardPersonal {
  readonly name: string
  readonly post: string
  /** Absent for whoever may not call it. */
  readonly phone?: string
  readonly wechat: string
  readonly email: string
  readonly headImg: string
  readonly intro: string
  readonly showPhone: PhoneChoice
}

/** Part `bcard` of a card. */
export interface CardBusiness {
  readonly company: string
  readonly industry: string
  /** Address of a picture, or ''. */
  readonly licence: string
  readonly address: string
  readonly lat: number | null
  readonly lng: number | null
  /** The partner shop of the owner, or ''. */
  readonly shopId: string
}

/** Part `edit1` of a card. */
export interface CardLook {
  readonly template: CardTemplate
  readonly cover: string
  /** Address of a video, or ''. */
  readonly video: string
  readonly visibility: CardVisibility
}

/** The parts of a card that are saved one at a time. */
export const CARD_PARTS = ['edit', 'bcard', 'edit1'] as const
/** One of CARD_PARTS. */
export type CardPart = (typeof CARD_PARTS)[number]

/** A business card in `/v2/content/get` 236. */
export interface BusinessCard {
  readonly rid: number
  readonly personal: CardPersonal
  readonly business: CardBusiness
  readonly look: CardLook
  /** The owner is verified. */
  readonly verified: boolean
  /** How many members have opened it; for the owner. */
  readonly visits?: number
}

/** An applicant's shop, step 1. */
export interface ShopStep1 {
  readonly name: string
  readonly typeId: string
  readonly contact: string
  readonly phone: string
  readonly region: string
  readonly address: string
  readonly lat: number | null
  readonly lng: number | null
}

/** An applicant's shop, step 2. */
export interface ShopStep2 {
  /** Unified social credit code. */
  readonly creditCode: string
  /** A private upload of the applicant's. */
  readonly licence: string
  readonly photos: readonly string[]
  readonly intro: string
}

/** `none` without any application. */
export type ShopJoinStatus = 'none' | 'draft' | 'unpaid' | 'reviewing' | 'passed' | 'refused'

/** The caller's latest application (`/v2/shops/join`). */
export interface ShopJoin {
  /** '' without an application. */
  readonly id: Id
  /** The last step that was saved. */
  readonly step: 0 | 1 | 2
  readonly status: ShopJoinStatus
  readonly feeFen: number
  /** Why it was refused. */
  readonly reason?: string
  /** The fee that went back with the refusal. */
  readonly refundFen?: number
  readonly data: Partial<ShopStep1 & ShopStep2>
  /** The shop of an application that has passed. */
  readonly shopId?: Id
  /** The conditions and benefits that the tenant states. */
  readonly conditions: readonly string[]
  readonly benefits: readonly string[]
  /** When it was last moved on, in ms; 0 without an application. */
  readonly at: number
}

/** When a shop is open on some days of the week, Shanghai time; 0 is Sunday. */
export interface ShopHours {
  readonly days: readonly number[]
  /** HH:MM; an end before the beginning is on the next day. */
  readonly from: string
  readonly to: string
}

/** What a partner shop gives to members. */
export interface ShopOffer {
  readonly title: string
  readonly desc: string
}

/** A picture or video of a shop's album (`/v2/shops/media`). */
export interface ShopMedia {
  readonly id: Id
  readonly kind: 'image' | 'video'
  readonly url: string
  /** A still of a video. */
  readonly poster?: string
}

/** A partner shop in `/v2/content/get` 237. */
export interface ShopFacts {
  readonly hours: readonly ShopHours[]
  readonly phone: string
  readonly address: string
  readonly offers: readonly ShopOffer[]
  readonly goods: readonly RoomGoods[]
  /** The album, in the owner's order. */
  readonly media: readonly ShopMedia[]
}
