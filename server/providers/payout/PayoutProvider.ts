import type { PayAccountKind } from '@quanzi/contract'

/** A payment to a member. The channel pays each `no` at most once. */
export interface Payout {
  readonly no: string
  readonly kind: PayAccountKind
  readonly holder: string
  /** An openid, an Alipay account or a bank card. */
  readonly number: string
  /** Fen. */
  readonly amount: number
}

export type PayoutResult =
  | { readonly state: 'paid'; readonly channelNo: string }
  | { readonly state: 'refused'; readonly reason: string }
  /** The channel does not know the payout's result yet. */
  | { readonly state: 'unclear' }

/** Pays members. A call that throws is unclear: the payout is looked up later by its number and never sent again. */
export interface PayoutProvider {
  /** False when nobody can be paid at all. */
  readonly sends?: false
  send(payout: Payout): Promise<PayoutResult>
  find(no: string): Promise<PayoutResult>
}
