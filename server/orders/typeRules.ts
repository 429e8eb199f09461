import { CallError } from '../gateway/CallError'
import type { OrderTypeRules } from './OrderTypeRules'
import { activityOrders } from './types/activity'
import { clubOrders } from './types/club'
import { registrationOrders } from './types/registration'

const RULES: ReadonlyMap<number, OrderTypeRules> = new Map(
  [activityOrders, clubOrders, registrationOrders].map((rules) => [rules.orderType, rules]),
)

/** The rules of an order type; NOTBUILT for one that is not sold yet. */
export function rulesOf(orderType: number): OrderTypeRules {
  const rules = RULES.get(orderType)
  if (!rules) throw new CallError('NOTBUILT')
  return rules
}
