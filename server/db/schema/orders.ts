import type { OrderAddress, OrderHold, OrderInfo, OrderLine, PriceParts } from '@quanzi/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Json } from './content'

export type LedgerCurrency = 'CNY' | 'COIN' | 'CREDIT'
export type LedgerKind =
  | 'wallet'
  | 'frozen'
  | 'pending'
  | 'coin'
  | 'coinHold'
  | 'credit'
  | 'escrow'
  | 'tenant'
  | 'channel'
  | 'payout'
  | 'fee'
  | 'issue'
  | 'marketing'

/** Terms of cash back for the line `key`. */
export interface BuyShareTerms {
  readonly key: string
  readonly need: number
  /** Fen. */
  readonly cashBack: number
  readonly hours: number
}

export interface OrderTable {
  id: string
  iid: number
  user_id: number
  order_type: number
  status: number
  keys: Generated<string>
  property: Generated<string>
  property2: Generated<string>
  num: number
  title: string
  img: Generated<string>
  name: Generated<string>
  phone: Generated<string>
  remark: Generated<string>
  payable: number
  parts: Json<PriceParts>
  lines: Json<readonly OrderLine[]>
  info: Json<OrderInfo>
  address: JSONColumnType<OrderAddress, string | null, string | null> | null
  group_id: string | null
  req_id: string
  /** Hash of the request: an identical unpaid order of the last minute is answered again. */
  fingerprint: string
  /** The discount code that lowered the price. */
  promo_id: Generated<string | null>
  role_id: number | null
  sale_iid: number | null
  sale_user_id: number | null
  op_sales_id: number | null
  expire_at: number
  created_at: number
  paid_at: number | null
  starts_at: number | null
  ends_at: number | null
  /** True when a refund of one of its lines is in progress or done. */
  refund: Generated<boolean>
  /** When the status last changed. */
  moved_at: number
  /** The offer of cash back at the time of ordering, and its line. */
  buy_share: JSONColumnType<BuyShareTerms, string | null | undefined, string | null> | null
  /** Who earns the supply part; null: the supplier. */
  earner_id: Generated<number | null>
  /** The small store that sold it. */
  store_id: Generated<number | null>
}

export interface OrderChainTable {
  id: Generated<number>
  iid: number
  order_id: string
  supplier_iid: number
  target_id: string
  title: string
  img: Generated<string>
  num: number
  paid: number
  /** `paid` without freight and insurance: the base of commissions. */
  goods_paid: Generated<number>
  /** What the discount code saved on the line. */
  code_save: Generated<number>
  supply: Generated<number>
  freight: Generated<number>
  status: number
  prior_status: number | null
  /** Percentage of `paid` that a refund in progress returns. */
  refund_share: number | null
  remark: Generated<string>
  company: Generated<string>
  transport_number: Generated<string>
  refund_ems: Generated<string>
  /** Pictures of the defect in a refund request. */
  refund_imgs: Generated<string[]>
  moved_at: number
  /** The time of its next automatic move; null: none. */
  due_at: Generated<number | null>
  /** What the tenant asks for the line of a small store, fen; what is paid above it is the owner's. Null: no such line. */
  store_base: Generated<number | null>
  /** What it waits for after its payment. */
  hold: Generated<OrderHold>
  /** The item's own commission rates in basis points for each level; null: the tenant's rates apply. */
  rates: JSONColumnType<readonly number[], string | null | undefined, string | null> | null
}

export interface PaymentTable {
  iid: number
  trade_no: string
  order_id: string
  channel: string
  amount: number
  wallet_part: Generated<number>
  status: 'open' | 'closed' | 'paid' | 'late'
  channel_no: string | null
  created_at: number
  paid_at: number | null
}

/** A paid order of another tenant, as a supplier's row. Its data come only from the lines that this tenant supplies. */
export interface SuppliedOrderTable {
  /** The supplier. */
  iid: number
  order_id: string
  /** The selling tenant. */
  order_iid: number
  status: number
  refund: boolean
  due_at: number | null
  titles: string
  /** The receiver of the goods. */
  name: string
  created_at: number
}

/** A paid deposit and its balance. */
export interface DepositTable {
  iid: number
  /** The order of the deposit. */
  order_id: string
  user_id: number
  order_type: number
  target_id: string
  /** Fen a piece or a person. */
  balance: number
  balance_from: number
  balance_to: number
  /** True when the money goes back after a late balance; else the seller keeps it. */
  refundable: boolean
  /** `unpaid`: the deposit itself waits for its payment. */
  state: 'unpaid' | 'open' | 'paid' | 'kept' | 'returned'
  balance_order_id: string | null
  /** Hours before the end of which the member was told. */
  told_hours: number | null
}

export interface OrderTables {
  deposit: DepositTable
  orders: OrderTable
  order_chain: OrderChainTable
  supplied_order: SuppliedOrderTable
  order_code: {
    iid: number
    code: string
    chain_id: number
    title: string
    used_at: number | null
    staff_id: number | null
    void: Generated<boolean>
    /** True when a check-in has used it: the code is free again when that is taken back. */
    by_checkin: Generated<boolean>
  }
  order_event: {
    id: Generated<number>
    iid: number
    order_id: string
    chain_id: number | null
    from_status: number | null
    to_status: number
    actor: string
    remark: Generated<string>
    at: number
  }
  payment: PaymentTable
  refund: {
    id: string
    iid: number
    order_id: string
    chain_id: number | null
    trade_no: string | null
    amount: number
    cash_part: number
    wallet_part: number
    state: 'open' | 'done' | 'failed'
    channel_no: string | null
    at: number
  }
  buy_share: {
    iid: number
    order_id: string
    chain_id: number
    need: number
    cash_back: number
    count: Generated<number>
    end_at: number
  }
  buy_share_support: { iid: number; order_id: string; user_id: number; at: number }
  entitlement: {
    iid: number
    user_id: number
    order_type: number
    target_id: string
    order_id: string
    expire_at: number | null
  }
  ledger_account: {
    id: Generated<number>
    iid: number
    owner: number
    kind: LedgerKind
    currency: LedgerCurrency
    balance: Generated<number>
  }
  ledger_txn: { id: Generated<number>; iid: number; kind: string; ref: string; reason: Generated<string>; at: number }
  ledger_entry: {
    id: Generated<number>
    /** The account's tenant. */
    iid: number
    txn_iid: number
    txn_id: number
    account_id: number
    amount: number
    balance_after: number
    /** The time of its transaction. */
    at: number
  }
}
