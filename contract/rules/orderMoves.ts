import { ORDER_STATUS } from './orderStatus'
import { ORDER_TYPE, orderTypeFacts } from './orderTypes'
import { countCharacters } from './textLength'

/** Who moves an order. Staff of the tenant may also act as seller; `system` is payment and clock. */
export type OrderActor = 'buyer' | 'seller' | 'staff' | 'system'

/** What moves it: `/h5/order/update/status`, shipping, a code, a review, a return number, a payment, or time. */
export type OrderMeans = 'update' | 'ship' | 'use' | 'comment' | 'return' | 'payment' | 'clock'

/** Which orders a move is for. */
export type OrderCondition =
  /** The parcel had been sent, so it can come back. */
  | 'shipped'
  /** Nothing can come back. */
  | 'notShipped'
  /** Fulfilled inside the payment; tips excepted, which are final. */
  | 'instant'
  | 'notInstant'

/** One allowed move. `back` is the status kept with the refund request. */
export interface OrderMove {
  readonly from: number
  readonly to: number | 'back'
  readonly actor: OrderActor
  readonly means: OrderMeans
  /** A remark of 2 to 200 characters must be given. */
  readonly remark?: true
  readonly only?: OrderCondition
}

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
  { from: paid, to: shipped, actor: 'seller', means: 'ship' },
  { from: paid, to: received, actor: 'staff', means: 'use' },
  { from: received, to: refundRequested, actor: 'staff', means: 'update', only: 'instant' },
  { from: waiting, to: paid, actor: 'system', means: 'payment' },
  { from: waiting, to: expired, actor: 'system', means: 'clock' },
  { from: paid, to: received, actor: 'system', means: 'clock' },
  { from: shipped, to: received, actor: 'system', means: 'clock' },
  { from: received, to: completed, actor: 'system', means: 'clock' },
  { from: refundRequested, to: returnAwaited, actor: 'system', means: 'clock', only: 'shipped' },
  { from: refundRequested, to: refunded, actor: 'system', means: 'clock', only: 'notShipped' },
  { from: returnAwaited, to: 'back', actor: 'system', means: 'clock' },
  { from: returnSent, to: refunded, actor: 'system', means: 'clock' },
]

/** Time limits of refunds in ms: silence decides (screens-commerce §3.2). */
export const REFUND_SILENCE_MS = { request: 72 * 3_600_000, return: 7 * 86_400_000, judge: 10 * 86_400_000 } as const

/** What is known of the order or chain. */
export interface OrderFacts {
  readonly status: number
  readonly orderType: number
  /** Status kept with the refund request. */
  readonly priorStatus?: number | null
}

/** A wished move. */
export interface OrderRequest {
  readonly to: number
  readonly actor: OrderActor
  readonly means?: OrderMeans
  readonly remark?: string
}

/** The answer: nothing to do, the move, or why not. */
export type OrderDecision =
  | { readonly kind: 'same' }
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly back: boolean }
  | { readonly kind: 'refused'; readonly error: 'ORDERSTATE' | 'PARAM' }

const wasShipped = ({ status, priorStatus, orderType }: OrderFacts): boolean => {
  const { fulfilment, afterWait } = orderTypeFacts(orderType) ?? {}
  const before = priorStatus ?? status
  return (fulfilment === 'ship' || afterWait === 'ship') && before >= shipped && before < refundRequested
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
      return !isInstant(order.orderType)
    case undefined:
      return true
  }
}

// Crowdfunding is refunded through its own call, where the project's sum is lowered too.
const isOwnCallOnly = (order: OrderFacts, move: OrderMove): boolean =>
  order.orderType === ORDER_TYPE.crowdfunding && move.to === refundRequested

const targetOf = (move: OrderMove, order: OrderFacts): number | null =>
  move.to === 'back' ? (order.priorStatus ?? null) : move.to

const actsAs = (actor: OrderActor): readonly OrderActor[] => (actor === 'staff' ? ['staff', 'seller'] : [actor])

/** The moves that an actor may make now, each with the status it leads to. */
export function allowedMoves(
  order: OrderFacts,
  actor: OrderActor,
): { readonly move: OrderMove; readonly to: number }[] {
  return ORDER_MOVES.flatMap((move) => {
    const to = targetOf(move, order)
    const fits = move.from === order.status && actsAs(actor).includes(move.actor) && applies(move.only, order)
    return fits && to !== null && !isOwnCallOnly(order, move) ? [{ move, to }] : []
  })
}

const isRemark = (remark: string | undefined): boolean => {
  const count = countCharacters((remark ?? '').trim())
  return count >= 2 && count <= 200
}

/**
 * Decides a wished move. Asking for the current status succeeds without effect; a move outside the
 * table is ORDERSTATE; a missing remark is PARAM. The caller applies it by compare-and-set.
 */
export function decideMove(order: OrderFacts, request: OrderRequest): OrderDecision {
  if (request.to === order.status) return { kind: 'same' }
  const means = request.means ?? 'update'
  const found = allowedMoves(order, request.actor).find(({ move, to }) => move.means === means && to === request.to)
  if (found === undefined) return { kind: 'refused', error: 'ORDERSTATE' }
  if (found.move.remark === true && !isRemark(request.remark)) return { kind: 'refused', error: 'PARAM' }
  return { kind: 'move', from: order.status, to: found.to, back: found.move.to === 'back' }
}
