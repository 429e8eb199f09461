import { ORDER_STATUS, type OrderAction } from '@quanzi/contract'
import { askedMove } from './askedMove'
import { text } from './messages'
import { moveOrder } from './orderMoves'

interface Doors {
  /** Called when the order has moved. */
  readonly changed: () => unknown
  readonly onShip: (gid: string) => void
  readonly onReject: (gid: string) => void
}

const MOVES = {
  close: { status: ORDER_STATUS.invalid, ask: 'closeAsk' },
  askReturn: { status: ORDER_STATUS.returnAwaited, ask: 'askReturnAsk' },
  approveRefund: { status: ORDER_STATUS.refunded, ask: 'approveRefundAsk' },
} as const

/** Runs an action of a seller on an order, or on one of its lines. */
export function sellerActions(iid: number, { changed, onShip, onReject }: Doors) {
  return async (
    action: OrderAction,
    { gid }: { readonly gid: string },
    line: { readonly id: string } | null = null,
  ): Promise<void> => {
    if (action === 'ship') return onShip(gid)
    if (action === 'rejectRefund') return onReject(gid)
    if (action !== 'close' && action !== 'askReturn' && action !== 'approveRefund') return
    const { status, ask } = MOVES[action]
    const chainIds = line ? [line.id] : []
    await askedMove(
      {
        message: text(ask),
        act: () => moveOrder(iid, gid, status, { chainIds }),
        said: text('done'),
      },
      changed,
    )
  }
}
