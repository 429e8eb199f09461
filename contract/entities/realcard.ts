import type { Id } from './page'

/** What a card allows, and how much of it was used. */
export interface CardRight {
  readonly id: Id
  readonly name: string
  readonly total: number
  readonly used: number
}

/** What happened to a card. */
export type CardLogKind = 'activated' | 'frozen' | 'unfrozen' | 'claimed'

/** A card's state: not activated yet, in use, reported lost, past its end, or given back. */
export type CardState = 'new' | 'active' | 'frozen' | 'expired' | 'void'

/** A printed card. By its number alone only `noMasked`, `state` and `expire` say something. */
export interface RealCard {
  /** '' for a card that is not the caller's. */
  readonly id: Id
  readonly noMasked: string
  readonly title: string
  readonly state: CardState
  /** ms; null before the activation. */
  readonly expire: number | null
  /** The holder's number, to which the code for unfreezing is sent. */
  readonly mobile: string
  readonly rights: readonly CardRight[]
  /** The latest first. */
  readonly log: readonly { readonly kind: CardLogKind; readonly title: string; readonly at: number }[]
  /** The packet of red money that the card has opened; '' without one. */
  readonly packetId: Id
}

/** A card that was sent with an order, for its buyer. */
export interface SentCard {
  readonly no: string
  /** '' once the card was activated. */
  readonly pwd: string
  readonly activated: boolean
}

/** A field of a campaign's form. */
export interface CampaignField {
  readonly id: string
  readonly name: string
  readonly type: 'text' | 'choice' | 'date' | 'birthday' | 'address' | 'count'
  readonly options: readonly string[]
  readonly must: boolean
  /** Years of age of a birthday, people of a count; null without a limit. */
  readonly min: number | null
  readonly max: number | null
}

/** An offer to holders of cards. */
export interface CardCampaign {
  readonly code: string
  readonly title: string
  readonly desc: string
  readonly img: string
  readonly fields: readonly CampaignField[]
  readonly quota: number
  readonly left: number
}

/** What a member has claimed with a card. */
export interface CardClaim {
  readonly cardId: Id
  readonly voucher: string
  readonly fields: Readonly<Record<string, string>>
  readonly at: number
  /** True when it was claimed before. */
  readonly again?: true
}

/** Somebody's portion of a red packet. */
export interface PacketPart {
  readonly name: string
  readonly headImg: string
  /** Fen. */
  readonly amount: number
  readonly at: number
  readonly mine: boolean
}

/** A red packet. */
export interface RedPacket {
  readonly id: Id
  readonly owner: { readonly name: string; readonly headImg: string }
  /** True for the holder of its card. */
  readonly mine: boolean
  /** Fen. */
  readonly total: number
  readonly parts: number
  readonly left: number
  readonly taken: readonly PacketPart[]
  /** ms */
  readonly expires: number
  /** True when nothing can be taken any more. */
  readonly over: boolean
}

/** Printed cards on sale. */
export interface CardOffer {
  readonly id: Id
  readonly title: string
  readonly desc: string
  readonly img: string
  /** Fen. */
  readonly price: number
  readonly left: number
  readonly sold: number
  readonly days: number
  readonly rights: readonly Pick<CardRight, 'id' | 'name' | 'total'>[]
}

/** `/v2/realcard/campaign`. */
export interface CardCampaignAnswer {
  /** Null for the offer of cards, which is no campaign. */
  readonly campaign: CardCampaign | null
  /** The card with which the caller can claim; '' without one. */
  readonly cardId: Id
  /** True when the caller holds a card, whatever it allows. */
  readonly holder: boolean
  readonly claim: CardClaim | null
  readonly packet: RedPacket | null
  readonly offer: CardOffer | null
  /** What the caller earns by a sold card, fen; null for callers who are no distributors. */
  readonly commission: number | null
}

/** `/v2/realcard/claim`: a voucher, an opened packet, or a portion of one. */
export interface CardClaimed {
  readonly claim: CardClaim | null
  /** The opened packet; '' for anything else. */
  readonly packetId: Id
  /** Fen; null for anything else. */
  readonly amount: number | null
  readonly again?: true
}
