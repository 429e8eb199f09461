import { heldBy, type OrderDetail, reviewTypeOf } from '@quanzi/contract'

type Note =
  | 'waiting'
  | 'expired'
  | 'cancelled'
  | 'shipped'
  | 'received'
  | 'completed'
  | 'refunding'
  | 'returning'
  | 'refunded'

const NOTES: Readonly<Record<number, Note>> = {
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

type Facts = Pick<OrderDetail, 'status' | 'stage' | 'orderType'> & Partial<Pick<OrderDetail, 'chains'>>

const noteOf = (status: number): Note => NOTES[status] ?? (status > 10 ? 'completed' : 'expired')
const paidStage = ({ stage }: Facts) => (stage === 'instant' ? 'wait' : stage)

/** Where the money of a refunded order went: only what goes back through the channel takes days. */
function refundedNote({ chains = [] }: Facts) {
  const goesBack = (part: 'cash' | 'wallet') => chains.some(({ refund }) => refund !== null && refund[part] > 0)
  if (goesBack('cash')) return 'note_refunded'
  return goesBack('wallet') ? 'note_refunded_wallet' : 'note_refunded_nothing'
}

/** The message key of the advice for the buyer at this status. */
export function orderNote(order: Facts) {
  if (order.status === 11) return `note_paid_${paidStage(order)}` as const
  const note = noteOf(order.status)
  if (note === 'refunded') return refundedNote(order)
  // What has no reviews is simply there to be used.
  if (note === 'received' && reviewTypeOf(order.orderType) === null) return 'note_delivered'
  return note === 'cancelled' ? (`note_${note}_${heldBy(order.orderType)}` as const) : (`note_${note}` as const)
}

/** The message key of the advice for the seller. */
export function sellerNote(order: Facts) {
  if (order.status === 11) return `sold_paid_${paidStage(order)}` as const
  if (order.status === 17) return 'sold_returned'
  return `sold_${noteOf(order.status)}` as const
}
