import type { PayAccountKind, WithdrawalStatus } from '../rules/withdrawal'
import type { Id, Page } from './page'

/** Money of a member in fen (`/v2/wallet/get`). */
export interface Wallet {
  /** Can be paid with and withdrawn. */
  readonly available: number
  /** Held by payments and withdrawals that are not finished. */
  readonly frozen: number
  /** Commission of orders that are not completed. */
  readonly pending: number
  /** Commission, author's shares, cash-back and red packets that reached the wallet today, and this month. */
  readonly today: number
  readonly month: number
  readonly limits: {
    readonly min: number
    readonly max: number
    readonly leftToday: number
    readonly feeBps: number
    /** The withdrawal that is not finished yet. */
    readonly openId: Id | null
  }
}

/** What an entry is about. */
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
/** Whether an entry is booked for good. */
export type IncomeState = 'pending' | 'settled' | 'reversed'

/** One entry of the wallet, or one commission. */
export interface IncomeEntry {
  /** `e…` for a ledger entry, `c…` for a commission. */
  readonly id: Id
  readonly kind: IncomeKind
  readonly title: string
  /** In fen; what goes out is negative. */
  readonly amount: number
  readonly state: IncomeState
  /** In ms. */
  readonly at: number
  readonly orderId?: Id
  readonly withdrawalId?: Id
  /** Of a commission: its level, its base in fen and its rate in basis points. */
  readonly level?: number
  readonly base?: number
  readonly rate?: number
}

/** A page of entries with the wallet's sums of the same day, month or of all: `in` − `out` is the change of the balance. */
export interface IncomePage extends Page<IncomeEntry> {
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

/** A withdrawal with the account as it was when it was asked for. */
export interface Withdrawal {
  readonly id: Id
  readonly amount: number
  /** Part of the amount. */
  readonly fee: number
  readonly status: WithdrawalStatus
  readonly kind: PayAccountKind
  readonly holder: string
  readonly masked: string
  /** When it was asked for, in ms. */
  readonly at: number
  /** Why it was rejected or failed. */
  readonly reason: string
}

/** A withdrawal and what has happened to it, oldest first. */
export interface WithdrawalDetail extends Withdrawal {
  readonly events: readonly { readonly status: WithdrawalStatus; readonly at: number }[]
}

/** `data` of a withdrawal that waits for review; never the number. */
export interface WithdrawalReview {
  readonly holder: string
  readonly kind: PayAccountKind
  readonly masked: string
  readonly amount: number
  readonly fee: number
  readonly balance: number
  /** When the account's number was given, in ms. */
  readonly accountSince: number
  /** The reviewer's own request, which somebody else must decide. */
  readonly own: boolean
}
