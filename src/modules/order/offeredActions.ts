import type { OrderAction } from '@quanzi/contract'

/** Actions for a buyer, the main one last, within reach of the thumb. */
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

/** Actions for a seller, the main one last, within reach of the thumb. */
const TO_SELLER: readonly OrderAction[] = ['close', 'rejectRefund', 'askReturn', 'approveRefund', 'ship']

export const offeredToSeller = (actions: readonly OrderAction[]): readonly OrderAction[] =>
  TO_SELLER.filter((action) => actions.includes(action))
