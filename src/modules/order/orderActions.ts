import { ORDER_STATUS, type OrderAction } from '@quanzi/contract'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { cashierRoute } from './cashierRoute'
import { text } from './messages'
import { moveOrder, withdrawRefund } from './orderMoves'

interface OrderHead {
  readonly gid: string
  readonly orderType: number
}

/** Actions that a buyer is offered, the next sensible one last, where the thumb is. */
const OFFERED: readonly OrderAction[] = [
  'cancel',
  'refund',
  'withdrawRefund',
  'track',
  'comment',
  'returnParcel',
  'receive',
  'use',
  'pay',
]

export const offeredActions = (actions: readonly OrderAction[]): readonly OrderAction[] =>
  OFFERED.filter((action) => actions.includes(action))

/** Runs an action of an order; `changed` follows when the order has moved, `onRefund` asks for the reason. */
export function orderActions(iid: number, changed: () => unknown, onRefund: (gid: string) => void) {
  const move = async (question: { title?: string; message: string }, act: () => Promise<unknown>, said: string) => {
    if (!(await dialog.confirm({ ...question, cancelText: text('keepOrder') }))) return
    try {
      await act()
      toast.success(said)
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
    }
    await changed()
  }
  return async (action: OrderAction, { gid, orderType }: OrderHead): Promise<void> => {
    if (action === 'pay') return navigate(cashierRoute(orderType), { iid, gid })
    if (action === 'use') return navigate('order.detail', { iid, gid })
    if (action === 'comment') return navigate('order.comment', { iid, gid })
    if (action === 'track') return navigate('order.ems', { iid, gid })
    if (action === 'returnParcel') return navigate('order.ems', { iid, gid, mode: 'return' })
    if (action === 'refund') return onRefund(gid)
    if (action === 'cancel')
      return move(
        { title: text('cancelTitle'), message: text('cancelAsk') },
        () => moveOrder(iid, gid, ORDER_STATUS.cancelled),
        text('cancelled'),
      )
    if (action === 'receive')
      return move({ message: text('receiveAsk') }, () => moveOrder(iid, gid, ORDER_STATUS.received), text('done'))
    if (action === 'withdrawRefund')
      return move({ message: text('withdrawAsk') }, () => withdrawRefund(iid, gid), text('done'))
  }
}
