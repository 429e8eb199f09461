import type { Context } from '../call/Context'
import type { OrderWish } from './OrderTypeRules'
import { rulesOf } from './orderTypes'

/** The wish with its target in canonical spelling. */
export async function canonicalWish<W extends OrderWish>(
  { db, iid }: Pick<Context, 'db' | 'iid'>,
  wish: W,
): Promise<W> {
  const keys = await rulesOf(wish.orderType).canonicalKeys?.(db, iid, wish.keys)
  return keys === undefined ? wish : { ...wish, keys }
}
