import type { Generated } from 'kysely'

export interface VipTables {
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
}
