import type { OrderAction } from '@quanzi/contract'
import { allowedMoves, orderTypeFacts, reviewTypeOf } from '@quanzi/contract'
import type { Chain, Order } from './OrderTypeRules'

/** The viewer's role for an order; `supplier`: staff of another tenant, for the lines that it supplies. */
export type Viewer = 'buyer' | 'staff' | 'supplier'

/** The actor as which the viewer moves an order. */
const ACTOR = { buyer: 'buyer', staff: 'staff', supplier: 'seller' } as const

const DECISIONS: ReadonlySet<OrderAction> = new Set(['askReturn', 'approveRefund', 'rejectRefund'])

/** What staff may do with an order of their own: somebody else decides about its refund. */
export const withoutDecisions = (actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => !DECISIONS.has(action))

/** How the order is fulfilled. */
export const stageOf = (order: Pick<Order, 'order_type'>) => orderTypeFacts(order.order_type)?.fulfilment ?? 'wait'

const WORD: Readonly<Record<string, OrderAction>> = { '1>3': 'cancel', '12>13': 'receive' }

/** The viewer's current actions, from the table of moves. */
export function actionsOf(
  order: Pick<Order, 'order_type' | 'status'>,
  chains: readonly (Pick<Chain, 'status' | 'prior_status'> & Partial<Pick<Chain, 'hold'>>)[],
  viewer: Viewer,
): OrderAction[] {
  const actions = new Set<OrderAction>()
  if (viewer === 'buyer' && order.status === 1) actions.add('pay')
  const states = order.status === 1 ? [{ status: 1, prior_status: null, hold: '' as const }] : chains
  for (const { status, prior_status, hold = '' } of states) {
    for (const { move, to } of allowedMoves(
      { status, orderType: order.order_type, priorStatus: prior_status, hold },
      ACTOR[viewer],
    )) {
      const back = move.to === 'back'
      const word = WORD[`${move.from}>${to}`]
      if (move.means === 'ship') actions.add('ship')
      else if (move.means === 'comment') reviewTypeOf(order.order_type) !== null && actions.add('comment')
      else if (move.means === 'return') actions.add('returnParcel')
      else if (move.means !== 'update') continue
      else if (word) actions.add(word)
      else if (back) actions.add(viewer === 'buyer' ? 'withdrawRefund' : 'rejectRefund')
      else if (to === 15) actions.add('refund')
      else if (to === 4) actions.add('close')
      else if (to === 16) actions.add('askReturn')
      else if (to === 18) actions.add('approveRefund')
    }
    if (viewer === 'buyer' && status === 11 && stageOf(order) === 'use') actions.add('use')
    if (status === 12) actions.add('track')
  }
  return [...actions]
}
