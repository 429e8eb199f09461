import { CallError } from '../call/CallError'
import { activityOrders } from '../features/entries/orderType'
import { clubOrders } from '../features/mate/orderType'
import { registrationOrders } from '../features/registration/orderType'
import type { OrderTypeRules } from './OrderTypeRules'

const RULES: ReadonlyMap<number, OrderTypeRules> = new Map(
  [activityOrders, clubOrders, registrationOrders].map((rules) => [rules.orderType, rules]),
)

/** The rules of an order type; NOTBUILT for one that is not sold yet. */
export function rulesOf(orderType: number): OrderTypeRules {
  const rules = RULES.get(orderType)
  if (!rules) throw new CallError('NOTBUILT')
  return rules
}

type Life = Pick<OrderTypeRules, 'release' | 'confirm' | 'revoke' | 'refundShare' | 'target'>

/** An order that was taken over from elsewhere holds nothing of ours that could be given back. */
const TAKEN_OVER: Life = {
  release: async () => {},
  confirm: async () => {},
  revoke: async () => {},
  refundShare: async () => null,
  target: () => '',
}

/** What happens to an order once it exists: also one of a type that is not sold here is shipped, refunded and done. */
export const lifeOf = (orderType: number): Life => RULES.get(orderType) ?? TAKEN_OVER
