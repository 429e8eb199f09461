import type { PayAccountKind } from '@quanzi/contract'
import { text } from './messages'

/** A payout account in words: its kind, and its masked number where it has one. */
export const accountName = ({ kind, masked }: { readonly kind: PayAccountKind; readonly masked: string }): string =>
  [text(`account_${kind}`), masked].filter(Boolean).join(' ')
