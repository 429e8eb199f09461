import type { OrderAction } from '@quanzi/contract'

/** Actions that a buyer is offered, the next sensible one last, where the thumb is. */
const TO_BUYER: readonly OrderAction[] = [
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
  TO_BUYER.filter((action) => actions.includes(action))

/** Actions that a seller is offered, the next sensible one last, where the thumb is. */
const TO_SELLER: readonly OrderAction[] = ['close', 'rejectRefund', 'askReturn', 'approveRefund', 'ship']

export const offeredToSeller = (actions: readonly OrderAction[]): readonly OrderAction[] =>
  TO_SELLER.filter((action) => actions.includes(action))
