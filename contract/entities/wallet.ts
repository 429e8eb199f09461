import type { PayAccountKind, WithdrawalStatus } from '../rules/withdrawal'
import type { Id, Page } from './page'

/** Money of a member in fen (`/v2/wallet/get`). */
export interface Wallet {
  /** The amount that can be used for payments and withdrawals. */
  readonly available: number
  /** The amount held by unfinished payments and withdrawals. */
  readonly frozen: number
  /** Commissions from orders that are not completed. */
  readonly pending: number
  /** Income of today and of this month: commissions, authors' shares, cash back and red packets. */
  readonly today: number
  readonly month: number
  readonly limits: {
    readonly min: number
    readonly max: number
    readonly leftToday: number
    readonly feeBps: number
    /** The unfinished withdrawal. */
    readonly openId: Id | null
    /** The newest withdrawal: tells whether a request whose answer was lost has come. */
    readonly lastId: Id | null
  }
}

/** The subject of an entry. */
export const INCOME_KINDS = [
  'commission',
  'author',
  'refund',
  'cashback',
  'redpacket',
  'pay',
  'withdraw',
  'other',
] as const
/** A kind of wallet entry. */
export type IncomeKind = (typeof INCOME_KINDS)[number]
/** `settled` entries are final. */
export type IncomeState = 'pending' | 'settled' | 'reversed'

/** One entry of the wallet, or one commission. */
export interface IncomeEntry {
  /** `e…` for a ledger entry, `c…` for a commission. */
  readonly id: Id
  readonly kind: IncomeKind
  readonly title: string
  /** In fen; negative for money that goes out. */
  readonly amount: number
  readonly state: IncomeState
  /** In ms. */
  readonly at: number
  readonly orderId?: Id
  readonly withdrawalId?: Id
  /** For a commission: its level, its base in fen and its rate in basis points. */
  readonly level?: number
  readonly base?: number
  readonly rate?: number
  /** For a commission of level 1: what the distributor's discount code saved the buyer, in fen. */
  readonly codeSave?: number
}

/**
 * A page of entries with the wallet's sums of the same day, month or all time: `in` − `out` is the change of the
 * balance.
 */
export interface IncomePage extends Page<IncomeEntry> {
  readonly in: number
  readonly out: number
  /** The same sums for each whole month that the page has entries of, newest first. */
  readonly months: readonly MonthSum[]
}

/** Income and expenses of a wallet, or of a member's coins, in a month. */
export interface MonthSum {
  /** YYYY-MM. */
  readonly month: string
  readonly in: number
  readonly out: number
}

/** A payout account; its number never leaves the server. */
export interface PayAccount {
  readonly id: Id
  readonly kind: PayAccountKind
  readonly holder: string
  readonly masked: string
  readonly isDefault: boolean
}

/** A withdrawal with a copy of the account from the time of the request. */
export interface Withdrawal {
  readonly id: Id
  readonly amount: number
  /** In fen; part of the amount. */
  readonly fee: number
  readonly status: WithdrawalStatus
  readonly kind: PayAccountKind
  readonly holder: string
  readonly masked: string
  /** Time of the request, ms. */
  readonly at: number
  /** The reason for a rejection or a failure. */
  readonly reason: string
}

/** A withdrawal with its events, oldest first. */
export interface WithdrawalDetail extends Withdrawal {
  /** True for the viewer's own request, which they may cancel; false for staff who look at it. */
  readonly own: boolean
  readonly events: readonly { readonly status: WithdrawalStatus; readonly at: number }[]
}

/** `data` of a withdrawal that waits for review. It never has the account's number. */
export interface WithdrawalReview {
  readonly holder: string
  readonly kind: PayAccountKind
  readonly masked: string
  readonly amount: number
  readonly fee: number
  readonly balance: number
  /** Since when the account has its current number and holder, ms. */
  readonly accountSince: number
  /** True for the reviewer's own request, which somebody else must decide. */
  readonly own: boolean
  /** True when the member's verified name is another one by now: such a request can only be declined. */
  readonly nameDiffers: boolean
}
