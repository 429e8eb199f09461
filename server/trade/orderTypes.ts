import { CallError } from '../call/CallError'
import type { OrderTypeRules } from './OrderTypeRules'

let rules: ReadonlyMap<number, OrderTypeRules> = new Map()

/** Registers the order types on sale; `features.ts` lists them. */
export function useOrderTypes(types: readonly OrderTypeRules[]): void {
  rules = new Map(types.map((type) => [type.orderType, type]))
}

/** The rules of an order type; NOTBUILT for one that is not on sale yet. */
export function rulesOf(orderType: number): OrderTypeRules {
  const found = rules.get(orderType)
  if (!found) throw new CallError('NOTBUILT')
  return found
}

type Life = Pick<
  OrderTypeRules,
  | 'stands'
  | 'owesBalance'
  | 'release'
  | 'confirm'
  | 'revoke'
  | 'sent'
  | 'mayReturn'
  | 'concerned'
  | 'grantBookings'
  | 'revokeBookings'
  | 'refundShare'
  | 'followed'
  | 'refundRefused'
  | 'depositPaid'
  | 'lapsed'
  | 'target'
>

/** An order imported from elsewhere reserves nothing here that could be released. */
const TAKEN_OVER: Life = {
  release: async () => {},
  confirm: async () => {},
  revoke: async () => {},
  refundShare: async () => null,
  target: () => '',
}

/**
 * The rules for an existing order. Orders of types that are not on sale here can be shipped, refunded and completed
 * too.
 */
export const lifeOf = (orderType: number): Life => rules.get(orderType) ?? TAKEN_OVER
