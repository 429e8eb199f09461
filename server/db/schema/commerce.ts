import type { CardRight, Child } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { JsonList } from './cards'
import type { Json } from './content'

/** Printed cards on sale. */
export interface CardOfferTable {
  iid: number
  id: string
  title: string
  description: Generated<string>
  img: Generated<string>
  price: number
  stock: number
  /** Number of cards in orders that wait for payment. */
  reserved: Generated<number>
  sold: Generated<number>
  on_sale: Generated<boolean>
  sort: Generated<number>
  /** How long a card runs after its activation. */
  days: Generated<number>
  /** What it allows. */
  rights: JsonList<Pick<CardRight, 'id' | 'name' | 'total'>>
}

/** What a coupon applies to; an empty scope means everything of the tenant. */
export interface CouponScope {
  readonly orderTypes?: readonly number[]
  readonly targets?: readonly string[]
}

export interface CouponTable {
  id: Generated<string>
  iid: number
  name: string
  /** `claim`: anybody; `gift`: for a paid order; `vip`: by a benefit of the membership. */
  kind: Generated<'claim' | 'gift' | 'vip'>
  discount_type: number
  /** Fen off, or the percentage that remains to be paid when `discount_type` is not 1. */
  minus_price: number
  /** Minimum amount in fen. */
  full_price: Generated<number>
  total: number | null
  issued: Generated<number>
  per_user: Generated<number>
  stackable: Generated<boolean>
  scope: Json<CouponScope>
  scope_text: Generated<string>
  start_at: number
  end_at: number
}

/** The sums that are kept of a role; `level1` to `level3` are pending and settled commission by level, fen. */
export const ROLE_SUMS = ['orders', 'amount', 'pending', 'settled', 'level1', 'level2', 'level3'] as const

export type RoleSum = (typeof ROLE_SUMS)[number]

export interface CommerceTables {
  family_info: {
    iid: number
    user_id: number
    dad: Generated<string>
    mom: Generated<string>
    name: Generated<string>
    phone: Generated<string>
    address: Generated<string>
    child_info: Json<readonly Child[]>
  }
  address: {
    id: Generated<string>
    iid: number
    user_id: number
    name: string
    mobile: string
    address: string
    post_code: Generated<string>
    is_default: Generated<boolean>
    at: number
  }
  coin_sign: { iid: number; user_id: number; day: string; streak: number }
  coupon: CouponTable
  card_offer: CardOfferTable
  user_coupon: {
    id: Generated<string>
    coupon_id: string
    iid: number
    user_id: number
    seq: number
    status: Generated<number>
    order_id: string | null
    source_order_id: string | null
    end_time: number
    at: number
  }
  dis_role: {
    id: Generated<number>
    iid: number
    user_id: number
    parent_id: Generated<number>
    path: Generated<string>
    depth: Generated<number>
    status: Generated<number>
    op_id: number | null
    op_sales_id: number | null
    at: number
  }
  dis_key: { key: string; iid: number; role_id: number; data_type: number; data_id: string }
  fan_lock: {
    id: Generated<number>
    iid: number
    user_id: number
    role_id: number
    locked_at: number
    expire_at: number | null
    released_at: number | null
    /** What the link was about; null for locks from before this was kept. */
    data_type: Generated<number | null>
    data_id: Generated<string | null>
    /** The tag of the client's current note; the database copies it. */
    tag: Generated<string>
  }
  commission: {
    id: Generated<number>
    iid: number
    chain_id: number
    role_id: number
    user_id: number
    level: number
    base: number
    /** Basis points. */
    rate: number
    amount: number
    status: 'pending' | 'settled' | 'reversed'
    at: number
    /** The order's own distributor, and its buyer. */
    of_role_id: number | null
    buyer_id: number | null
  }
  /** What a role sold and earned on a day, YYYY-MM-DD, and with day '' in all: refunded orders and shares are taken out. */
  role_sum: {
    iid: number
    role_id: number
    day: string
  } & Record<RoleSum, Generated<number>>
  discount_code: {
    id: Generated<string>
    iid: number
    code: string
    role_id: number
    user_id: number
    percent: number
    goods_id: string | null
    total: number
    used: Generated<number>
    /** Paid orders with this code that are not refunded, and what they cost its distributor (`trade/codeSales.ts`). */
    sold_orders: Generated<number>
    sold_cost: Generated<number>
    end_time: number
    on: Generated<boolean>
  }
  operation_sales: {
    id: Generated<number>
    iid: number
    op_id: number
    op_name: string
    user_id: number | null
    name: string
    phone: string
    avatar: Generated<string>
  }
}
