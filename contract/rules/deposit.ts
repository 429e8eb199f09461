import type { DepositRule } from '../entities/content'
import { percentOf } from './money'
import { ORDER_TYPE } from './orderTypes'

const HOUR = 3_600_000

/** What a deposit takes of a price, what it leaves, and the moment until which that can be paid. */
export interface DepositSums {
  readonly now: number
  readonly later: number
  readonly until: number
}

/** The deposit for `num` people or rooms at a price of `price` fen each, for something that starts at `startsAt`. */
export function depositSums(
  { share, balanceHours }: DepositRule,
  { price, num, startsAt }: { readonly price: number; readonly num: number; readonly startsAt: number },
): DepositSums {
  const now = percentOf(price, share) * num
  return { now, later: price * num - now, until: startsAt - balanceHours * HOUR }
}

/** What an order pays of a price in two parts. */
export type PaidPart = 'deposit' | 'balance'

/** The part that an order pays (conventions §4, types 102 and 210); undefined for the whole price. */
export function paidPart(orderType: number, property2: string): PaidPart | undefined {
  if (orderType !== ORDER_TYPE.deposit && orderType !== ORDER_TYPE.planned) return undefined
  return property2 === 'deposit' || property2 === 'balance' ? property2 : undefined
}
