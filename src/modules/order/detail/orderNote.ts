import type { OrderDetail } from '@quanzi/contract'

const NOTES: Readonly<
  Record<
    number,
    'waiting' | 'expired' | 'cancelled' | 'shipped' | 'received' | 'completed' | 'refunding' | 'returning' | 'refunded'
  >
> = {
  1: 'waiting',
  2: 'expired',
  3: 'cancelled',
  4: 'expired',
  12: 'shipped',
  13: 'received',
  14: 'completed',
  15: 'refunding',
  16: 'returning',
  17: 'refunding',
  18: 'refunded',
}

/** What the buyer should know or do at this status: the key of the sentence. */
export function orderNote({ status, stage }: Pick<OrderDetail, 'status' | 'stage'>) {
  if (status === 11) return `note_paid_${stage === 'instant' ? 'wait' : stage}` as const
  return `note_${NOTES[status] ?? (status > 10 ? 'completed' : 'expired')}` as const
}
