import type { Generated } from 'kysely'

export interface GoodsAccountTables {
  cm_account: {
    iid: number
    id: Generated<number>
    owner_user_id: number
    name: string
    /** Percentage of the price that remains to be paid. */
    discount: number
    /** Maximum number of children. */
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
  /** Failed guesses, for example of codes, by `user 7` or from `ip 10.0.0.1`, on the last day with one. */
  attempt: {
    iid: number
    who: string
    kind: string
    day: string
    n: number
  }
}
