import { allowedMoves, type OrderFacts, type OrderMove } from './orderMoves'
import { ORDER_STATUS } from './orderStatus'

/** An order or chain with the instants (ms) that its clock moves count from; null where there is none. */
export interface TimedOrder extends OrderFacts {
  readonly movedAt: number
  readonly endsAt: number | null
  readonly expireAt: number | null
}

/** A move that time alone makes, and the instant (ms) at which it falls due. */
export interface ClockMove {
  readonly from: number
  readonly to: number
  readonly at: number
  /** True when it restores the status kept with a refund request. */
  readonly back: boolean
}

function dueAt({ after = 0, since = 'moved' }: OrderMove, order: TimedOrder): number | null {
  const start = { moved: order.movedAt, ends: order.endsAt, expires: order.expireAt }[since]
  return start === null ? null : start + after
}

/** The next move that time alone will make; null where an order may rest for ever (screens-commerce §3.2). */
export function nextClockMove(order: TimedOrder): ClockMove | null {
  const moves = allowedMoves(order, 'system').flatMap(({ move, to }) => {
    const at = move.means === 'clock' ? dueAt(move, order) : null
    // What was paid after its end had passed is not over before it was paid.
    return at === null ? [] : [{ from: order.status, to, at: Math.max(at, order.movedAt), back: move.to === 'back' }]
  })
  return moves.reduce<ClockMove | null>((first, move) => (first === null || move.at < first.at ? move : first), null)
}

/** What is known of it after a move: a request keeps where it came from, and whatever ends one forgets it. */
export function afterMove(order: TimedOrder, { from, to, at, back }: ClockMove): TimedOrder {
  const asked = to === ORDER_STATUS.refundRequested
  return {
    ...order,
    status: to,
    movedAt: at,
    priorStatus: asked ? from : back ? null : (order.priorStatus ?? null),
    // Only a wait that failed is asked for by time, and all of it comes back.
    refundShare: asked ? 100 : back ? null : (order.refundShare ?? null),
  }
}

/** The moves that are due at an instant, one after the other. */
export function dueMoves(order: TimedOrder, now: number): readonly ClockMove[] {
  const next = nextClockMove(order)
  return next === null || next.at > now ? [] : [next, ...dueMoves(afterMove(order, next), now)]
}

/** An order or chain as it stands at an instant, with all that is due counted as done. */
export const asOf = (order: TimedOrder, now: number): TimedOrder => dueMoves(order, now).reduce(afterMove, order)
