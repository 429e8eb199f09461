import type { Generated } from 'kysely'

export interface GoodsAccountTables {
  cm_account: {
    iid: number
    id: Generated<number>
    owner_user_id: number
    name: string
    /** Percentage of the price that remains to be paid. */
    discount: number
    /** How many children it may have. */
    seats: number
  }
  cm_child: {
    iid: number
    id: Generated<number>
    account_id: number
    user_id: number
    joined_at: number
  }
  cm_code: {
    iid: number
    code: string
    account_id: number
    expire_at: number
    used_by: number | null
  }
  /** Wrong tries at what can be guessed, of `user 7` or of `ip 10.0.0.1`, on the last day they tried. */
  attempt: {
    iid: number
    who: string
    kind: string
    day: string
    n: number
  }
}
