import type { Generated } from 'kysely'

export interface InvitationTables {
  invite_code: {
    iid: number
    user_id: number
    code: string
    /** Newcomers who came by the code. */
    count: Generated<number>
  }
  invite: {
    iid: number
    id: Generated<number>
    inviter_id: number
    invitee_id: number
    mobile_hash: string
    at: number
  }
  /** The numbers of closed accounts. */
  left_number: {
    iid: number
    mobile_hash: string
  }
  invite_gift: {
    iid: number
    id: string
    /** So many newcomers earn it; 0: it is for the newcomer. */
    need: number
    name: string
    kind: 'coins' | 'coupon'
    /** Coins. */
    amount: Generated<number>
    coupon_id: Generated<string | null>
    on_offer: Generated<boolean>
  }
  invite_gift_take: {
    iid: number
    gift_id: string
    user_id: number
    at: number
  }
}
