import type { Generated } from 'kysely'
import type { Json } from './content'

/** The member's input for a claim: where to send it. */
export interface VipInfos {
  readonly name?: string
  readonly mobile?: string
  readonly address?: string
  /** The request that took a coupon. */
  readonly reqId?: string
}

export interface VipTables {
  /** The roll of volunteers. */
  volunteer: {
    iid: number
    phone: string
    name: string
  }
  /** A volunteer's privilege card. */
  gongyi_card: {
    iid: number
    user_id: number
    phone: string
    no: string
    at: number
  }
  /** A code for a partner's offer, one a month. */
  gongyi_take: {
    iid: number
    id: Generated<number>
    /** The entry of the roll, which is the same for a new account; null for old takes of closed accounts. */
    phone: string | null
    offer_id: string
    /** YYYYMM */
    period: string
    code: string
    at: number
  }
  vip_card: {
    iid: number
    id: string
    title: string
    description: Generated<string>
    img: Generated<string>
    /** Fen. */
    price: number
    days: number
    benefits: Generated<string[]>
    on_sale: Generated<boolean>
    sort: Generated<number>
  }
  vip_member: {
    iid: number
    user_id: number
    /** The card of the latest term. */
    card_id: string
    card_no: string
    since: number
    expire_at: number
  }
  vip_term: {
    iid: number
    id: Generated<number>
    user_id: number
    order_id: string
    card_id: string
    starts_at: number
    ends_at: number
  }
  vip_benefit: {
    iid: number
    id: string
    /** Null: every card gives it. */
    card_id: string | null
    name: string
    description: Generated<string>
    img: Generated<string>
    /** 1 used on site, 2 sent, 3 a coupon. */
    type: number
    quota: number
    /** Fen. */
    surcharge: Generated<number>
    /** Null: everywhere. */
    store_id: string | null
    /** Of type 3. */
    coupon_id: Generated<string | null>
    on_offer: Generated<boolean>
    sort: Generated<number>
  }
  vip_record: {
    iid: number
    id: Generated<number>
    user_id: number
    benefit_id: string
    /** The paid term whose quota it takes. */
    term_id: number
    /** Its place among the uses of the benefit; null for one that is given back. */
    seq: number | null
    code: string
    infos: Json<VipInfos>
    /** `VIP_RECORD_STATUS`. */
    status: Generated<number>
    /** When an open claim ends by itself; null for a parcel, which is sent even after its term. */
    ends_at: Generated<number | null>
    /** The order that paid the surcharge. */
    order_id: Generated<string | null>
    staff_id: Generated<number | null>
    used_at: Generated<number | null>
    /** Where it was used; '' when nobody said. */
    place: Generated<string>
    company: Generated<string>
    transport_number: Generated<string>
    at: number
  }
}
