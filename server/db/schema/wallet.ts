import type { PayAccountKind, WithdrawalStatus } from '@quanzi/contract'
import type { Generated } from 'kysely'

export interface WalletTables {
  wallet_sum: {
    iid: number
    account_id: number
    /** YYYY-MM, Asia/Shanghai. */
    month: string
    came: Generated<number>
    went: Generated<number>
  }
  pay_account: {
    iid: number
    id: Generated<number>
    user_id: number
    kind: PayAccountKind
    holder: string
    masked: string
    /** Encrypted. */
    number_enc: string
    /** Keyed hash of the number. */
    number_hash: string
    is_default: Generated<boolean>
    /** When this number, or the holder's name, was given. */
    numbered_at: number
  }
  withdrawal: {
    iid: number
    id: Generated<number>
    user_id: number
    account_id: number
    kind: PayAccountKind
    holder: string
    masked: string
    number_enc: string
    numbered_at: number
    amount: number
    fee: number
    status: Generated<WithdrawalStatus>
    reason: Generated<string>
    reviewer_id: number | null
    channel_no: string | null
    at: number
    decided_at: number | null
    /** When it was handed to the payout provider; null: not yet. */
    sent_at: number | null
    done_at: number | null
  }
}
