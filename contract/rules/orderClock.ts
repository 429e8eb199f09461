import { allowedMoves, type OrderFacts, type OrderMove } from './orderMoves'
import { ORDER_STATUS } from './orderStatus'

/** An order or chain, with the instants (ms) from which its clock moves count; null when it has none. */
export interface TimedOrder extends OrderFacts {
  readonly movedAt: number
  readonly endsAt: number | null
  readonly expireAt: number | null
}

/** A move and when it is due (ms). */
export interface MoveAt {
  readonly from: number
  readonly to: number
  readonly at: number
  /** True when it restores the status before a refund request. */
  readonly back: boolean
  /** Percentage that a refund request returns without a decision by staff; null when staff must decide. */
  readonly refundShare: number | null
}

function dueAt({ after = 0, since = 'moved' }: OrderMove, order: TimedOrder): number | null {
  const start = { moved: order.movedAt, ends: order.endsAt, expires: order.expireAt }[since]
  return start === null ? null : start + after
}

/** The next move that time alone causes; null when the order may stay for ever (screens-commerce §3.2). */
export function nextClockMove(order: TimedOrder): MoveAt | null {
  const moves = allowedMoves(order, 'system').flatMap(({ move, to }): MoveAt[] => {
    const due = move.means === 'clock' ? dueAt(move, order) : null
    if (due === null) return []
    // An order that was paid after its end cannot end before the payment.
    const at = Math.max(due, order.movedAt)
    // When a wait ends without success, the clock requests a refund of the whole amount.
    const refundShare = to === ORDER_STATUS.refundRequested ? 100 : null
    return [{ from: order.status, to, at, back: move.to === 'back', refundShare }]
  })
  return moves.reduce<MoveAt | null>((first, move) => (first === null || move.at < first.at ? move : first), null)
}

/** The order after a move. A refund request stores the earlier status; going back to it clears that. */
export function afterMove(order: TimedOrder, { from, to, at, back, refundShare }: MoveAt): TimedOrder {
  const moved = { ...order, status: to, movedAt: at }
  if (to === ORDER_STATUS.refundRequested) return { ...moved, priorStatus: from, refundShare }
  return back ? { ...moved, priorStatus: null, refundShare: null } : moved
}

/** The moves that are due at an instant, in their order. */
export function dueMoves(order: TimedOrder, now: number): readonly MoveAt[] {
  const next = nextClockMove(order)
  return next === null || next.at > now ? [] : [next, ...dueMoves(afterMove(order, next), now)]
}

/** An order or chain at an instant, after all moves that are due. */
export const asOf = (order: TimedOrder, now: number): TimedOrder => dueMoves(order, now).reduce(afterMove, order)
