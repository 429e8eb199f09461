import { ORDER_STATUS, type OrderAction } from '@quanzi/contract'
import { navigate } from '@/routes/navigate'
import { askedMove } from './askedMove'
import { cashierRoute } from './cashierRoute'
import { text } from './messages'
import { backFromRefund, moveOrder } from './orderMoves'

interface OrderHead {
  readonly gid: string
  readonly orderType: number
}

/** Opens the sheets of actions that need details. */
interface Sheets {
  readonly onRefund: (gid: string) => void
  readonly onReturn: (gid: string) => void
}

/** Runs an action of an order. Calls `changed` when the order has moved. */
export function orderActions(iid: number, changed: () => unknown, { onRefund, onReturn }: Sheets) {
  return async (action: OrderAction, { gid, orderType }: OrderHead): Promise<void> => {
    if (action === 'pay') return navigate(cashierRoute(orderType), { iid, gid })
    if (action === 'use' || action === 'track') return navigate('order.detail', { iid, gid })
    if (action === 'comment') return navigate('order.comment', { iid, gid })
    if (action === 'returnParcel') return onReturn(gid)
    if (action === 'refund') return onRefund(gid)
    if (action === 'cancel')
      return askedMove(
        {
          title: text('cancelTitle'),
          message: text('cancelAsk'),
          act: () => moveOrder(iid, gid, ORDER_STATUS.cancelled),
          said: text('cancelled'),
        },
        changed,
      )
    if (action === 'receive')
      return askedMove(
        {
          message: text('receiveAsk'),
          act: () => moveOrder(iid, gid, ORDER_STATUS.received),
          said: text('done'),
        },
        changed,
      )
    if (action === 'withdrawRefund')
      return askedMove(
        { message: text('withdrawAsk'), act: () => backFromRefund(iid, gid), said: text('done') },
        changed,
      )
  }
}
