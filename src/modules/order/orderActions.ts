import { heldBy, ORDER_STATUS, type OrderAction } from '@quanzi/contract'
import { navigate } from '@/routes/navigate'
import { askedMove } from './askedMove'
import { cashierRoute } from './cashierRoute'
import { text } from './messages'
import { backFromRefund, moveOrder, type Refunded } from './orderMoves'

interface OrderHead {
  readonly gid: string
  readonly orderType: number
}

/** Opens the sheet of an action that needs details. */
interface Sheets {
  readonly onRefund: (gid: string) => void
}

/** Runs an action of an order, or of one of its lines. Calls `changed` when the order has moved. */
export function orderActions(iid: number, changed: () => unknown, { onRefund }: Sheets) {
  return async (action: OrderAction, { gid, orderType }: OrderHead, line: Refunded | null = null): Promise<void> => {
    const chainIds = line ? [line.id] : []
    if (action === 'pay') return navigate(cashierRoute(orderType), { iid, gid })
    if (action === 'use') return navigate('order.detail', { iid, gid })
    if (action === 'track') return navigate('order.ems', { iid, gid })
    if (action === 'comment') return navigate('order.comment', { iid, gid })
    if (action === 'returnParcel') return navigate('order.ems', { iid, gid, mode: 'return' })
    if (action === 'refund') return onRefund(gid)
    if (action === 'cancel')
      return askedMove(
        {
          title: text('cancelTitle'),
          message: text(`cancelAsk_${heldBy(orderType)}`),
          act: () => moveOrder(iid, gid, ORDER_STATUS.cancelled),
          said: text('cancelled'),
        },
        changed,
      )
    if (action === 'receive')
      return askedMove(
        {
          message: text('receiveAsk'),
          act: () => moveOrder(iid, gid, ORDER_STATUS.received, { chainIds }),
          said: text('done'),
        },
        changed,
      )
    if (action === 'withdrawRefund')
      return askedMove(
        { message: text('withdrawAsk'), act: () => backFromRefund(iid, gid, { line }), said: text('done') },
        changed,
      )
  }
}
