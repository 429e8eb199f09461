import { ORDER_STATUS } from './orderStatus'
import { ORDER_TYPE, orderTypeFacts } from './orderTypes'
import { countCharacters } from './textLength'

/** Who moves an order. The tenant's staff may also act as the seller; `system` means payment and clock. */
export type OrderActor = 'buyer' | 'seller' | 'staff' | 'system'

/**
 * The cause of a move: `/h5/order/update/status`, shipping, a use code, a check-in that is taken back, a review, a
 * return parcel, a payment, the event that a paid order waits for, or time.
 */
export type OrderMeans = 'update' | 'ship' | 'use' | 'undo' | 'comment' | 'return' | 'payment' | 'event' | 'clock'

/** The condition on the orders to which a move applies. */
export type OrderCondition =
  /** The parcel was sent, so it can be returned. */
  | 'shipped'
  /** There is no parcel that could be returned. */
  | 'notShipped'
  /** Fulfilled by the payment itself; except tips, which are final. */
  | 'instant'
  | 'notInstant'
  | 'tip'
  /** Goods that are sent to an address, at once or after a wait. */
  | 'sent'
  /** Something that is used with a code until a certain time. */
  | 'used'
  | 'question'
  /** It waits after its payment for an event, or is a deposit. */
  | 'held'
  /** It is a deposit whose balance was not paid. */
  | 'deposit'
  /** The amount to return is settled, so nobody needs to decide. */
  | 'granted'

/**
 * The instant from which a clock move counts: the last move, the end of the bought event, or the end of the wait
 * for payment.
 */
export type OrderSince = 'moved' | 'ends' | 'expires'

/** One allowed move. `back` means the status before the refund request. */
export interface OrderMove {
  readonly from: number
  readonly to: number | 'back'
  readonly actor: OrderActor
  readonly means: OrderMeans
  /** The move requires a remark of 2 to 200 characters. */
  readonly remark?: true
  readonly only?: OrderCondition
  /** For a clock move: how many ms after `since` it is due. */
  readonly after?: number
  readonly since?: OrderSince
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

const { waiting, expired, cancelled, invalid, paid, shipped, received, completed } = ORDER_STATUS
const { refundRequested, returnAwaited, returnSent, refunded } = ORDER_STATUS

/** Every move of an order or one of its chains (conventions §5, screens-commerce §3.2); any other is ORDERSTATE. */
export const ORDER_MOVES: readonly OrderMove[] = [
  { from: waiting, to: cancelled, actor: 'buyer', means: 'update' },
  { from: shipped, to: received, actor: 'buyer', means: 'update' },
  { from: paid, to: refundRequested, actor: 'buyer', means: 'update', remark: true, only: 'notInstant' },
  { from: shipped, to: refundRequested, actor: 'buyer', means: 'update', remark: true, only: 'notInstant' },
  { from: received, to: refundRequested, actor: 'buyer', means: 'update', remark: true, only: 'notInstant' },
  { from: refundRequested, to: 'back', actor: 'buyer', means: 'update' },
  { from: returnAwaited, to: returnSent, actor: 'buyer', means: 'return' },
  { from: received, to: completed, actor: 'buyer', means: 'comment' },
  { from: waiting, to: invalid, actor: 'seller', means: 'update' },
  { from: refundRequested, to: returnAwaited, actor: 'seller', means: 'update', only: 'shipped' },
  { from: refundRequested, to: refunded, actor: 'seller', means: 'update' },
  { from: returnSent, to: refunded, actor: 'seller', means: 'update' },
  { from: refundRequested, to: 'back', actor: 'seller', means: 'update', remark: true },
  { from: returnAwaited, to: 'back', actor: 'seller', means: 'update', remark: true },
  { from: paid, to: shipped, actor: 'seller', means: 'ship', only: 'sent' },
  { from: paid, to: received, actor: 'staff', means: 'use', only: 'used' },
  { from: received, to: paid, actor: 'staff', means: 'undo', only: 'used' },
  { from: paid, to: refunded, actor: 'staff', means: 'update', only: 'deposit' },
  { from: received, to: refundRequested, actor: 'staff', means: 'update', only: 'instant' },
  { from: waiting, to: paid, actor: 'system', means: 'payment' },
  { from: paid, to: received, actor: 'system', means: 'payment', only: 'instant' },
  { from: paid, to: completed, actor: 'system', means: 'payment', only: 'tip' },
  { from: paid, to: received, actor: 'system', means: 'event', only: 'question' },
  { from: paid, to: received, actor: 'system', means: 'event', only: 'held' },
  { from: received, to: completed, actor: 'system', means: 'event', only: 'held' },
  { from: paid, to: refundRequested, actor: 'system', means: 'event', only: 'held' },
  { from: waiting, to: expired, actor: 'system', means: 'clock', after: 0, since: 'expires' },
  { from: paid, to: received, actor: 'system', means: 'clock', only: 'used', after: DAY, since: 'ends' },
  { from: paid, to: refundRequested, actor: 'system', means: 'clock', only: 'question', after: 48 * HOUR },
  { from: shipped, to: received, actor: 'system', means: 'clock', after: 10 * DAY },
  { from: received, to: completed, actor: 'system', means: 'clock', after: 7 * DAY },
  { from: refundRequested, to: refunded, actor: 'system', means: 'clock', only: 'granted', after: 0 },
  { from: refundRequested, to: returnAwaited, actor: 'system', means: 'clock', only: 'shipped', after: 72 * HOUR },
  { from: refundRequested, to: refunded, actor: 'system', means: 'clock', only: 'notShipped', after: 72 * HOUR },
  { from: returnAwaited, to: 'back', actor: 'system', means: 'clock', after: 7 * DAY },
  { from: returnSent, to: refunded, actor: 'system', means: 'clock', after: 10 * DAY },
]

/**
 * What a paid line waits for: nothing, an event (a minimum, a decision of staff), or as a deposit the payment of its
 * balance. With `balance` that was paid: the deposit follows it, and nobody decides about the deposit alone.
 */
export type OrderHold = '' | 'event' | 'deposit' | 'balance'

/** The facts of an order or chain that decide about moves. */
export interface OrderFacts {
  readonly status: number
  readonly orderType: number
  /** The status before the refund request. */
  readonly priorStatus?: number | null
  /** Percent that the requested refund returns, once it is settled. */
  readonly refundShare?: number | null
  /** By default nothing. */
  readonly hold?: OrderHold
}

/** A requested move. */
export interface OrderRequest {
  readonly to: number
  readonly actor: OrderActor
  readonly means?: OrderMeans
  readonly remark?: string
}

/** The decision: nothing to do, the move, or an error. */
export type OrderDecision =
  | { readonly kind: 'same' }
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly back: boolean }
  | { readonly kind: 'refused'; readonly error: 'ORDERSTATE' | 'PARAM' }

/** True for an order type whose goods are sent to an address, at once or after a wait. */
export const isSent = (orderType: number): boolean => {
  const { fulfilment, afterWait } = orderTypeFacts(orderType) ?? {}
  return fulfilment === 'ship' || afterWait === 'ship'
}

const isHeld = ({ hold = '' }: OrderFacts): boolean => hold !== ''

const isDeposit = ({ hold }: OrderFacts): boolean => hold === 'deposit' || hold === 'balance'

const wasShipped = (order: OrderFacts): boolean => {
  const { status, priorStatus, orderType } = order
  const before = priorStatus ?? status
  return !isDeposit(order) && isSent(orderType) && before >= shipped && before < refundRequested
}

/** A deposit of seats is used by nobody; its balance is used like the target. */
const isUsed = ({ orderType, hold = '' }: OrderFacts): boolean => {
  const { fulfilment, afterWait } = orderTypeFacts(orderType) ?? {}
  return fulfilment === 'use' || (afterWait === 'target' && hold === '')
}

const isInstant = (orderType: number): boolean => orderTypeFacts(orderType)?.fulfilment === 'instant'

function applies(condition: OrderCondition | undefined, order: OrderFacts): boolean {
  switch (condition) {
    case 'shipped':
      return wasShipped(order)
    case 'notShipped':
      return !wasShipped(order)
    case 'instant':
      return isInstant(order.orderType) && order.orderType !== ORDER_TYPE.tip
    case 'notInstant':
      // Its buyer cannot ask for a deposit alone: it goes the way of its balance, unless staff give it back.
      return !isInstant(order.orderType) && !isDeposit(order)
    case 'tip':
      return order.orderType === ORDER_TYPE.tip
    case 'sent':
      return isSent(order.orderType) && !isHeld(order)
    case 'used':
      return isUsed(order)
    case 'held':
      return isHeld(order)
    case 'deposit':
      return order.hold === 'deposit'
    case 'question':
      return order.orderType === ORDER_TYPE.question
    case 'granted':
      return (order.refundShare ?? null) !== null
    case undefined:
      return true
  }
}

// The buyer's request for crowdfunding has a call of its own. The event is that call, or a project that ended.
const isOwnCallOnly = (order: OrderFacts, move: OrderMove): boolean =>
  order.orderType === ORDER_TYPE.crowdfunding && move.to === refundRequested && move.means !== 'event'

const targetOf = (move: OrderMove, order: OrderFacts): number | null =>
  move.to === 'back' ? (order.priorStatus ?? null) : move.to

const actsAs = (actor: OrderActor): readonly OrderActor[] => (actor === 'staff' ? ['staff', 'seller'] : [actor])

/** The moves that an actor may make now, with the status that each leads to. */
export function allowedMoves(
  order: OrderFacts,
  actor: OrderActor,
): { readonly move: OrderMove; readonly to: number }[] {
  const actors = actsAs(actor)
  return ORDER_MOVES.filter(({ from, actor: by }) => from === order.status && actors.includes(by)).flatMap((move) => {
    const to = targetOf(move, order)
    return to !== null && applies(move.only, order) && !isOwnCallOnly(order, move) ? [{ move, to }] : []
  })
}

const isRemark = (remark: string | undefined): boolean => {
  const count = countCharacters((remark ?? '').trim())
  return count >= 2 && count <= 200
}

/**
 * Decides a requested move. Asking for the current status succeeds without effect; ORDERSTATE for a move outside the
 * table; PARAM for a missing remark. The caller must apply the move by compare-and-set.
 */
export function decideMove(order: OrderFacts, request: OrderRequest): OrderDecision {
  if (request.to === order.status) return { kind: 'same' }
  const means = request.means ?? 'update'
  const found = allowedMoves(order, request.actor).find(({ move, to }) => move.means === means && to === request.to)
  if (found === undefined) return { kind: 'refused', error: 'ORDERSTATE' }
  if (found.move.remark === true && !isRemark(request.remark)) return { kind: 'refused', error: 'PARAM' }
  return { kind: 'move', from: order.status, to: found.to, back: found.move.to === 'back' }
}
